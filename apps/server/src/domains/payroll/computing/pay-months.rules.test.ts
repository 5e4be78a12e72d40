import { expect, it } from 'vitest'
import { monthsBefore, nextMonthToPay } from './pay-months.rules.ts'

it('suggests the month after the latest run, or the latest free month, but never a future month', () => {
  expect(nextMonthToPay([], '2026-11')).toBe('2026-11')
  expect(nextMonthToPay(['2026-09', '2026-08'], '2026-11')).toBe('2026-10')
  expect(nextMonthToPay(['2026-11', '2026-10', '2026-08'], '2026-11')).toBe('2026-09')
  expect(nextMonthToPay(['2026-01', '2025-12'], '2026-01')).toBe('2025-11')
  const all = Array.from({ length: 25 }, (_, count) => monthsBefore('2026-11', count))
  expect(nextMonthToPay(all, '2026-11')).toBe('2026-11')
})

it.each([
  ['2026-11', 0, '2026-11'],
  ['2026-11', 10, '2026-01'],
  ['2026-11', 11, '2025-12'],
  ['2026-01', 13, '2024-12'],
  ['2026-12', -1, '2027-01'],
])('from %s, %i months before is %s', (month, count, expected) => {
  expect(monthsBefore(month, count)).toBe(expected)
})

it('a run for a future month does not lead to a later suggestion', () => {
  expect(nextMonthToPay(['2026-12', '2026-11'], '2026-11')).toBe('2026-10')
})
