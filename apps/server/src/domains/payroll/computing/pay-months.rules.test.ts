import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freeMonths, monthsBefore, nextMonthToPay } from './pay-months.rules.ts'

it.each([
  ['the last month that is over, before any run', [], '2026-10'],
  ['the last month that is over', ['2026-09', '2026-08'], '2026-10'],
  ['the last month without a run', ['2026-11', '2026-10', '2026-08'], '2026-09'],
  ['this month once the last has a run', ['2026-10', '2026-09'], '2026-11'],
  ['no month before the first run', ['2026-11', '2026-10', '2026-09'], null],
] as const)('suggests %s', (_, taken, expected) => {
  expect(nextMonthToPay(taken, '2026-11')).toBe(expected)
})

it('suggests only a free month, never a future one, and this month only if no earlier one is due', () => {
  const month = fc.integer({ min: -3, max: 30 }).map((count) => monthsBefore('2026-11', count))
  fc.assert(
    fc.property(fc.uniqueArray(month), (taken) => {
      const free = freeMonths(taken, '2026-11')
      expect(free.filter((it) => taken.includes(it) || it > '2026-11')).toEqual([])
      const suggested = nextMonthToPay(taken, '2026-11')
      if (suggested !== null) expect(free).toContain(suggested)
      const first = taken.toSorted()[0] ?? ''
      const isDue = free.some((it) => it < '2026-11' && it > first)
      expect(suggested === '2026-11').toBe(!isDue && free[0] === '2026-11' && first < '2026-11')
    }),
  )
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

it('suggests nothing because of a run for a future month', () => {
  expect(nextMonthToPay(['2026-12', '2026-11', '2026-09'], '2026-11')).toBe('2026-10')
})
