import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, firstOfMonth, shortWeekday } from './plainDate.ts'
import type { WeekStart } from './time.ts'
import { monthWeeksOf, startsWeek, weekOf } from './weeks.ts'

const dates = fc.integer({ min: -9000, max: 9000 }).map((days) => addDays('2026-01-01', days))
const starts = fc.constantFrom<WeekStart>('monday', 'sunday', 'saturday')
const names = { monday: 'Mon', sunday: 'Sun', saturday: 'Sat' }

test('a week starts on the institution’s first day', () => {
  expect(weekOf('2026-11-18', 'monday')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(weekOf('2026-11-18', 'sunday')).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(weekOf('2026-11-18', 'saturday')).toEqual({ from: '2026-11-14', to: '2026-11-20' })
  fc.assert(
    fc.property(dates, starts, (day, start) => {
      const { from, to } = weekOf(day, start)
      expect(shortWeekday(from)).toBe(names[start])
      expect(from <= day && day <= to).toBe(true)
      expect(daysBetween(from, to)).toBe(6)
      expect(weekOf(addDays(to, 1), start).from).toBe(addDays(to, 1))
      expect(startsWeek(day, start)).toBe(day === from)
    }),
  )
})

test('a month is four to six whole weeks', () => {
  expect(monthWeeksOf('2026-11-18', 'monday')).toEqual({ from: '2026-10-26', to: '2026-12-06' })
  expect(monthWeeksOf('2026-11-18', 'sunday')).toEqual({ from: '2026-11-01', to: '2026-12-05' })
  fc.assert(
    fc.property(dates, starts, (day, start) => {
      const { from, to } = monthWeeksOf(day, start)
      const days = daysBetween(from, to) + 1
      expect([28, 35, 42]).toContain(days)
      expect(shortWeekday(from)).toBe(names[start])
      expect(daysBetween(from, firstOfMonth(day))).toBeLessThan(7)
    }),
  )
})
