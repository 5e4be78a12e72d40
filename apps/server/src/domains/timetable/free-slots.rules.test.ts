import { describe, expect, it } from 'vitest'
import { freeCandidates, timesLike } from './free-slots.rules.ts'

const at = (hour: number) => new Date(Date.UTC(2030, 0, 7, hour))
const hours = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to) })

describe('freeCandidates', () => {
  it('selects candidates with no slot that overlaps anything busy; touching is not overlapping', () => {
    const [early, clashing, late] = [
      { slots: [hours(8, 9)] },
      { slots: [hours(8, 9), hours(9, 11)] },
      { slots: [hours(12, 13)] },
    ]
    expect(freeCandidates([early, clashing, late], [hours(9, 12)], 5)).toEqual([early, late])
    expect(freeCandidates([early, late], [], 1)).toEqual([early])
    expect(freeCandidates([early, clashing, late], [hours(20, 21)], 2)).toEqual([early, clashing])
    expect(freeCandidates([early], [hours(7, 10)], 1)).toEqual([])
  })
})

describe('timesLike', () => {
  it('offers times of the same length within the teaching day, the nearest first', () => {
    const times = timesLike({ startsAt: '10:00', endsAt: '11:30' })
    expect(times.slice(0, 3)).toEqual([
      { startsAt: '10:00', endsAt: '11:30' },
      { startsAt: '09:30', endsAt: '11:00' },
      { startsAt: '10:30', endsAt: '12:00' },
    ])
    expect(times.every((it) => it.startsAt >= '08:00' && it.endsAt <= '20:00')).toBe(true)
  })

  it('covers the teaching day from its first to its last minute, in half hours', () => {
    const starts = timesLike({ startsAt: '13:45', endsAt: '14:50' }).map((it) => it.startsAt)
    expect(starts.toSorted()).toEqual([
      ...Array.from(
        { length: 22 },
        (_, step) => `${String(8 + Math.floor(step / 2)).padStart(2, '0')}:${step % 2 ? '30' : '00'}`,
      ),
    ])
    expect(timesLike({ startsAt: '08:00', endsAt: '20:00' })).toEqual([
      { startsAt: '08:00', endsAt: '20:00' },
    ])
    expect(timesLike({ startsAt: '13:45', endsAt: '14:50' })[0]).toEqual({
      startsAt: '13:30',
      endsAt: '14:35',
    })
  })

  it('offers the earlier of two equally near times', () => {
    const starts = timesLike({ startsAt: '13:45', endsAt: '14:45' }).map((it) => it.startsAt)
    expect(starts.slice(0, 4)).toEqual(['13:30', '14:00', '13:00', '14:30'])
  })

  it('offers none for a meeting longer than the day', () => {
    expect(timesLike({ startsAt: '00:00', endsAt: '23:00' })).toEqual([])
  })
})
