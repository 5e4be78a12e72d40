import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysBetween, daysOfMonth, instantAt, isoWeekday, timeOfDayIn } from './calendar.ts'
import { localDay } from './clock.ts'

const days = fc.integer({ min: 0, max: 40_000 }).map((it) => addDays('1990-01-01', it))
const zones = fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC')
const noon = '12:00'

it('noon of a day falls on that day and reads 12:00, in every time zone', () => {
  fc.assert(
    fc.property(zones, days, (zone, day) => {
      const at = instantAt(zone, day, noon)
      expect(localDay(zone, at).date).toBe(day)
      expect(timeOfDayIn(zone, at)).toBe(noon)
    }),
  )
})

it('lists each day once, in order', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -3, max: 400 }), (first, length) => {
      const listed = daysBetween(first, addDays(first, length))
      expect(listed).toHaveLength(Math.max(0, length + 1))
      for (const [index, day] of listed.entries()) expect(day).toBe(addDays(first, index))
    }),
  )
})

it('knows months and weekdays', () => {
  expect(daysOfMonth('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' })
  expect(daysOfMonth('2026-12')).toEqual({ first: '2026-12-01', last: '2026-12-31' })
  expect(isoWeekday('2026-11-16')).toBe(1)
  expect(isoWeekday('2026-11-22')).toBe(7)
})

it('moves a time skipped by daylight saving forward, and takes the first of one that occurs twice', () => {
  expect(instantAt('Europe/London', '2026-03-29', '01:30').toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(instantAt('Europe/London', '2026-10-25', '01:30').toISOString()).toBe('2026-10-25T00:30:00.000Z')
})
