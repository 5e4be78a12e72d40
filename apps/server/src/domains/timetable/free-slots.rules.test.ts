import { describe, expect, it } from 'vitest'
import { freeCandidates, timesLike } from './free-slots.rules.ts'

const at = (hour: number) => new Date(Date.UTC(2030, 0, 7, hour))
const hours = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to) })

describe('freeCandidates', () => {
  it('takes those of which no slot meets anything busy; touching is not meeting', () => {
    const [early, clashing, late] = [
      { slots: [hours(8, 9)] },
      { slots: [hours(8, 9), hours(9, 11)] },
      { slots: [hours(12, 13)] },
    ]
    expect(freeCandidates([early, clashing, late], [hours(9, 12)], 5)).toEqual([early, late])
    expect(freeCandidates([early, late], [], 1)).toEqual([early])
  })
})

describe('timesLike', () => {
  it('offers times as long within the teaching day, the nearest first', () => {
    const times = timesLike({ startsAt: '10:00', endsAt: '11:30' })
    expect(times.slice(0, 3)).toEqual([
      { startsAt: '10:00', endsAt: '11:30' },
      { startsAt: '09:30', endsAt: '11:00' },
      { startsAt: '10:30', endsAt: '12:00' },
    ])
    expect(times.every((it) => it.startsAt >= '08:00' && it.endsAt <= '20:00')).toBe(true)
  })

  it('offers none for what is longer than the day', () => {
    expect(timesLike({ startsAt: '00:00', endsAt: '23:00' })).toEqual([])
  })
})
