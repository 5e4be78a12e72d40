import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countWeeks, isYearLater, plannedSlots, weeksBetween } from './rollover-dates.rules.ts'

const autumn = { firstDay: '2026-10-05', lastDay: '2026-12-18' }
const spring = { firstDay: '2027-01-11', lastDay: '2027-04-02' }
const nextAutumn = { firstDay: '2027-10-04', lastDay: '2027-12-17' }

it('weeks count from Monday to Sunday', () => {
  expect(countWeeks(autumn)).toBe(11)
  expect(countWeeks({ firstDay: '2026-10-11', lastDay: '2026-10-12' }), 'Sunday and Monday').toBe(2)
  expect(weeksBetween(autumn, nextAutumn)).toBe(52)
  expect(weeksBetween(autumn, spring)).toBe(14)
  expect(weeksBetween(nextAutumn, autumn)).toBe(0)
})

it('students are a year further in the next autumn, but not in spring', () => {
  expect(isYearLater(autumn, nextAutumn)).toBe(true)
  expect(isYearLater(autumn, spring)).toBe(false)
})

describe('planned sessions', () => {
  const meeting = { weekday: 1, startsAt: '09:00', endsAt: '10:30' }
  const before = new Date('2026-01-01')
  const days = fc.array(fc.integer({ min: 0, max: 80 }), { maxLength: 5 })

  it('leave out holidays, and nothing else', () => {
    fc.assert(
      fc.property(days, (offsets) => {
        const holidays = offsets.map((offset) => {
          const day = new Date(Date.UTC(2026, 9, 5 + offset)).toISOString().slice(0, 10)
          return { firstDay: day, lastDay: day }
        })
        const planned = plannedSlots(meeting, {
          term: autumn,
          holidays,
          timeZone: 'Europe/Berlin',
          now: before,
        })
        expect(planned.slots.length + planned.onHolidays).toBe(11)
        for (const { startsAt } of planned.slots) {
          expect(startsAt.getUTCDay()).toBe(1)
          expect(holidays.map(({ firstDay }) => firstDay)).not.toContain(startsAt.toISOString().slice(0, 10))
        }
      }),
    )
  })

  it('are in the future, in a term that has started', () => {
    const now = new Date('2026-10-20T12:00:00Z')
    const { slots } = plannedSlots(meeting, { term: autumn, holidays: [], timeZone: 'UTC', now })
    expect(slots).toHaveLength(8)
  })
})
