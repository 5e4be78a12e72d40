import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, daysOf, isPlainDate, rangeWords, weekdayOf } from './plainDate.ts'

const dates = fc.integer({ min: -9000, max: 9000 }).map((days) => addDays('2026-01-01', days))

test('weekdays count from Monday', () => {
  expect(weekdayOf('2026-11-16')).toBe(1)
  expect(weekdayOf('2026-11-22')).toBe(7)
})

test('days are counted correctly across clock changes', () => {
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysOf('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  fc.assert(
    fc.property(dates, fc.integer({ min: -800, max: 800 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days)
    }),
  )
})

test('adding months keeps the day if it exists', () => {
  expect(addMonths('2026-11-18', 1)).toBe('2026-12-18')
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
})

test('a range is as short as possible', () => {
  expect(rangeWords('2026-11-16', '2026-11-20')).toBe('16 to 20 November')
  expect(rangeWords('2026-11-30', '2026-12-04')).toBe('30 November to 4 December')
  expect(rangeWords('2026-12-28', '2027-01-01')).toBe('28 December 2026 to 1 January 2027')
  expect(rangeWords('2026-11-18', '2026-11-18')).toBe('18 November')
})

test('only existing days are dates', () => {
  expect(['2026-11-18', '2028-02-29'].every(isPlainDate)).toBe(true)
  for (const text of [null, '', '2026-02-30', '2026-13-01', '18.11.2026', '0000-01-01', '2026-11-18x'])
    expect(isPlainDate(text), String(text)).toBe(false)
})
