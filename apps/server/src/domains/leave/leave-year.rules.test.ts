import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#platform/calendar.ts'
import { findLeaveYear, leaveYear, listLeaveYears } from './leave-year.rules.ts'

it.each([
  ['2026-11-16', '01-01', { year: 2026, firstDay: '2026-01-01', lastDay: '2026-12-31' }],
  ['2026-11-16', '09-01', { year: 2026, firstDay: '2026-09-01', lastDay: '2027-08-31' }],
  ['2026-08-31', '09-01', { year: 2025, firstDay: '2025-09-01', lastDay: '2026-08-31' }],
  ['2028-02-29', '03-01', { year: 2027, firstDay: '2027-03-01', lastDay: '2028-02-29' }],
])('%s belongs to the leave year that begins on %s', (date, startsOn, year) =>
  expect(findLeaveYear(date, startsOn)).toEqual(year),
)

it('a leave over the turn of the year touches two years', () => {
  const years = listLeaveYears({ from: '2026-12-28', to: '2027-01-04' }, '01-01')
  expect(years.map(({ year }) => year)).toEqual([2026, 2027])
})

it('years follow each other without a gap, and each contains its own days', () => {
  const startsOn = fc
    .integer({ min: 0, max: 364 })
    .map((days) => addDays('2027-01-01', days).slice(5))
    .filter((it) => it !== '02-29')
  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days))
  fc.assert(
    fc.property(startsOn, day, (starts, date) => {
      const year = findLeaveYear(date, starts)
      expect(year.firstDay <= date && date <= year.lastDay).toBe(true)
      expect(leaveYear(year.year + 1, starts).firstDay).toBe(addDays(year.lastDay, 1))
    }),
  )
})

it('a leave year begins on its first day, and a leave touches each year between its first and last day', () => {
  expect(findLeaveYear('2026-09-01', '09-01').year).toBe(2026)
  const years = (from: string, to: string) => listLeaveYears({ from, to }, '09-01').map(({ year }) => year)
  expect(years('2026-08-31', '2026-08-31')).toEqual([2025])
  expect(years('2026-08-31', '2028-09-01')).toEqual([2025, 2026, 2027, 2028])
})
