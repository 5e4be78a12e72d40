import type { TakenTime } from '@campanile/contract/timetable/week-timetable.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clashesAt, clockTimes, instantsOf, type MoveTarget, snapped, targetAfterKey } from './moveTarget.ts'

const days = ['2026-11-23', '2026-11-24', '2026-11-25']
const rooms = ['aula', 'hall', 'lab']
const target: MoveTarget = { day: '2026-11-24', start: 600, roomId: 'hall' }

describe('arrow keys', () => {
  it('move by days and half hours in a week, and keep the room', () => {
    const range = { days, roomIds: null }
    expect(targetAfterKey('ArrowRight', target, 90, range)).toEqual({ ...target, day: '2026-11-25' })
    expect(targetAfterKey('ArrowUp', target, 90, range)).toEqual({ ...target, start: 570 })
    expect(targetAfterKey('Enter', target, 90, range)).toBeUndefined()
  })

  it('move by half hours and rooms on a campus', () => {
    const range = { days, roomIds: rooms }
    expect(targetAfterKey('ArrowRight', target, 90, range)).toEqual({ ...target, start: 630 })
    expect(targetAfterKey('ArrowDown', target, 90, range)).toEqual({ ...target, roomId: 'lab' })
    expect(targetAfterKey('PageUp', target, 90, range)).toEqual({ ...target, day: '2026-11-23' })
    expect(targetAfterKey('ArrowDown', { ...target, roomId: null }, 90, range)?.roomId).toBe('aula')
  })

  it('never leave the days, the rooms or the day', () => {
    const keys = fc.array(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageDown'))
    const roomIds = fc.constantFrom(null, rooms)
    fc.assert(
      fc.property(keys, roomIds, fc.integer({ min: 15, max: 600 }), (pressed, among, minutes) => {
        let at = target
        for (const key of pressed) at = targetAfterKey(key, at, minutes, { days, roomIds: among }) ?? at
        expect(days).toContain(at.day)
        expect(rooms).toContain(at.roomId)
        const { startsAt, endsAt } = clockTimes(at, minutes)
        expect(startsAt < endsAt && endsAt < '24:00').toBe(true)
      }),
    )
  })
})

it('snaps to quarter hours within the day', () => {
  expect(snapped(607, 90)).toBe(600)
  expect(snapped(608, 90)).toBe(615)
  fc.assert(
    fc.property(fc.integer({ min: -600, max: 2000 }), fc.integer({ min: 15, max: 600 }), (minute, length) => {
      const start = snapped(minute, length)
      expect(start % 15).toBe(0)
      expect(start).toBeGreaterThanOrEqual(0)
      expect(start + length).toBeLessThan(24 * 60)
    }),
  )
})

it('is in the institution’s time zone, and keeps its length', () => {
  expect(instantsOf(target, 90, 'Europe/Berlin')).toEqual({
    startsAt: '2026-11-24T09:00:00.000Z',
    endsAt: '2026-11-24T10:30:00.000Z',
  })
})

describe('clashes', () => {
  const taken = (facts: Partial<TakenTime>): TakenTime => ({
    resource: 'lecturer',
    id: 'ada',
    name: 'Ada',
    students: 0,
    courseCode: 'CS1',
    exam: null,
    startsAt: '2026-11-24T09:00:00.000Z',
    endsAt: '2026-11-24T10:00:00.000Z',
    ...facts,
  })
  const slot = { startsAt: '2026-11-24T09:30:00.000Z', endsAt: '2026-11-24T10:30:00.000Z' }

  it('are overlapping bookings, and of rooms only those of the target room', () => {
    const [ada, aula, hall] = [
      taken({}),
      taken({ resource: 'room', id: 'aula' }),
      taken({ resource: 'room', id: 'hall' }),
    ]
    expect(clashesAt([ada, aula, hall], slot, 'hall')).toEqual([ada, hall])
    expect(clashesAt([ada, aula, hall], slot, null)).toEqual([ada])
    const after = { startsAt: '2026-11-24T10:00:00.000Z', endsAt: '2026-11-24T11:00:00.000Z' }
    expect(clashesAt([ada, hall], after, 'hall')).toEqual([])
  })

  it('are found exactly if a minute is shared', () => {
    const span = fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 60 }))
    const at = (minute: number) => new Date(minute * 60_000).toISOString()
    fc.assert(
      fc.property(span, span, ([from, length], [start, minutes]) => {
        const one = taken({ startsAt: at(from), endsAt: at(from + length) })
        const other = { startsAt: at(start), endsAt: at(start + minutes) }
        const shared = Math.min(from + length, start + minutes) - Math.max(from, start)
        expect(clashesAt([one], other, null)).toHaveLength(shared > 0 ? 1 : 0)
      }),
    )
  })
})
