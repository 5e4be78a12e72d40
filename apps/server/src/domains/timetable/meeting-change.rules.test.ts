import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter, minutesAfter } from '#platform/clock.ts'
import { planMeetingChange } from './meeting-change.rules.ts'
import { localMonday } from './weekly.rules.ts'

const now = new Date('2026-11-18T12:00:00Z')
const slot = (week: number, day = 0) => {
  const startsAt = daysAfter(new Date('2026-11-16T10:00:00Z'), week * 7 + day)
  return { startsAt, endsAt: minutesAfter(startsAt, 90) }
}
const session = (id: string, week: number, fixed = false) => ({ id, ...slot(week), fixed })

describe('planMeetingChange', () => {
  it('moves each week’s session and keeps its identity', () => {
    const plan = planMeetingChange([session('a', 1), session('b', 2)], [slot(1, 3), slot(2, 3)], now, 'UTC')
    expect(plan).toEqual({
      change: [
        { id: 'a', slot: slot(1, 3) },
        { id: 'b', slot: slot(2, 3) },
      ],
      drop: [],
      add: [],
    })
  })

  it('adds no second session to the current week when its first is over', () => {
    const plan = planMeetingChange([session('held', 0, true)], [slot(0, 3), slot(1, 3)], now, 'UTC')
    expect(plan).toEqual({ change: [], drop: [], add: [slot(1, 3)] })
  })

  it('drops a week that has become a holiday, but never recorded sessions', () => {
    const plan = planMeetingChange([session('a', 1), session('b', 2, true)], [], now, 'UTC')
    expect(plan).toEqual({ change: [], drop: ['a'], add: [] })
  })

  it('leaves every future week with exactly its slot, and nothing else', () => {
    const weeks = fc.uniqueArray(fc.integer({ min: 1, max: 15 }), { maxLength: 15 })
    fc.assert(
      fc.property(weeks, weeks, fc.integer({ min: 0, max: 6 }), (before, after, day) => {
        const sessions = before.map((week) => session(String(week), week))
        const slots = after.map((week) => slot(week, day))
        const { change, drop, add } = planMeetingChange(sessions, slots, now, 'UTC')
        const left = [...change.map((it) => it.slot), ...add].map((it) => localMonday(it.startsAt, 'UTC'))
        expect(left.sort()).toEqual(slots.map((it) => localMonday(it.startsAt, 'UTC')).sort())
        expect(change.length + drop.length).toBe(sessions.length)
      }),
    )
  })
})

it('keeps a session that begins at this moment, and adds no other that week', () => {
  const begins = { id: 'a', startsAt: now, endsAt: minutesAfter(now, 90), fixed: false }
  expect(planMeetingChange([begins], [slot(0, 4)], now, 'UTC')).toEqual({ change: [], drop: [], add: [] })
  const atNow = { startsAt: now, endsAt: minutesAfter(now, 90) }
  expect(planMeetingChange([], [atNow], now, 'UTC')).toEqual({ change: [], drop: [], add: [] })
})
