import { assert, date, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { daysOfMonth, isoWeekday } from '#platform/calendar.ts'
import { computePayDay } from './pay-day.rules.ts'

it('is the selected day, the last day of shorter months, and the Friday before a weekend', () => {
  expect(computePayDay('2026-10', 28, '2026-10-01')).toBe('2026-10-28')
  expect(computePayDay('2027-02', 31, '2027-02-01')).toBe('2027-02-26')
  expect(computePayDay('2026-11', 31, '2026-11-01')).toBe('2026-11-30')
  expect(computePayDay('2026-11', 28, '2026-11-01'), 'a Saturday').toBe('2026-11-27')
})

it('is today or the Monday after when the day has passed', () => {
  expect(computePayDay('2026-10', 28, '2026-11-04')).toBe('2026-11-04')
  expect(computePayDay('2026-10', 28, '2026-11-07'), 'a Saturday').toBe('2026-11-09')
  expect(computePayDay('2026-11', 29, '2026-11-28'), 'the Friday before has passed').toBe('2026-11-30')
})

it('is never in the past and never at a weekend', () => {
  const days = date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  assert(
    property(days, days, integer({ min: 1, max: 31 }), (inMonth, now, day) => {
      const [month, today] = [inMonth.toISOString().slice(0, 7), now.toISOString().slice(0, 10)]
      const payOn = computePayDay(month, day, today)
      expect(payOn >= today).toBe(true)
      expect(isoWeekday(payOn)).toBeLessThanOrEqual(5)
      if (daysOfMonth(month).first > today) expect(payOn <= daysOfMonth(month).last).toBe(true)
    }),
  )
})
