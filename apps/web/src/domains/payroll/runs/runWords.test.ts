import type { PayTotals } from '@campanile/contract/payroll/pay-runs.ts'
import { expect, test } from 'vitest'
import { netWords, openWords, runMonths, runTitle, totalLines } from './runWords.ts'

const totals: PayTotals = {
  people: 2,
  earnings: 400_000,
  deductions: 10_000,
  taxes: 50_000,
  adjustments: 0,
  carried: 0,
  net: 340_000,
}

test('a run is called by its month', () => {
  expect(runTitle({ month: '2026-11', kind: 'regular' })).toBe('November 2026')
  expect(runTitle({ month: '2026-11', kind: 'reversal' })).toBe('Reversal of November 2026')
  expect(netWords({ totals, currency: 'GBP' })).toBe('£3,400.00 to 2 people')
  expect(openWords({ discrepancies: { open: 1, settled: 3 } })).toBe('1 discrepancy to settle')
  expect(openWords({ discrepancies: { open: 0, settled: 3 } })).toBeNull()
})

test('the sums shown add up to the net pay', () => {
  const lines = totalLines({ ...totals, adjustments: -1_500, net: 338_500 })
  expect(lines.map(({ label }) => label)).toEqual(['Earnings', 'Deductions', 'Taxes', 'Adjustments'])
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(338_500)
})

test('a run can be of the months up to the present one, over the turn of a year', () => {
  const months = runMonths('2026-01-15')
  expect(months.slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11'])
  expect(months).toHaveLength(25)
})
