import type { PayTotals } from '@campanile/contract/payroll/pay-runs.ts'
import { expect, test } from 'vitest'
import { lineMoney } from '../lineMoney.ts'
import { openWords, paidWords, payChangeWords, runTitle, totalLines, unpaidWords } from './runWords.ts'

const totals: PayTotals = {
  people: 2,
  earnings: 400_000,
  deductions: 10_000,
  taxes: 50_000,
  adjustments: 0,
  carried: 0,
  net: 340_000,
}

test('a run is named by its month', () => {
  expect(runTitle({ month: '2026-11', kind: 'regular' })).toBe('November 2026')
  expect(runTitle({ month: '2026-11', kind: 'reversal' })).toBe('Reversal of November 2026')
  expect(openWords({ discrepancies: { open: 1, settled: 3 } })).toBe('1 discrepancy to resolve')
  expect(openWords({ discrepancies: { open: 0, settled: 3 } })).toBeNull()
})

test('the people and the amount of a run are those that its bank file pays', () => {
  const payments = { people: 96, amount: 208_919_81, unpaidPeople: 3, unpaidAmount: 7_254_26 }
  const of = { payments, currency: 'EUR' }
  expect(paidWords(of)).toBe('€208,919.81 to 96 people')
  expect(unpaidWords({ ...of, status: 'approved' })).toBe('3 people can’t be paid yet: €7,254.26')
  expect(unpaidWords({ ...of, status: 'locked' })).toBe('3 people weren’t paid: €7,254.26')
  expect(unpaidWords({ ...of, payments: { ...payments, unpaidPeople: 0 }, status: 'paid' })).toBeNull()
})

test('a run is compared with the month before', () => {
  const change = { payRunId: 'run', month: '2026-10', net: -12_050, people: 0 }
  expect(payChangeWords({ change, currency: 'EUR' })).toBe('€120.50 less than October 2026')
  expect(payChangeWords({ change: { ...change, net: 0, people: 2 }, currency: 'EUR' })).toBe(
    'Same as October 2026, 2 people more',
  )
  expect(payChangeWords({ change: { ...change, net: 1, people: -1 }, currency: 'EUR' })).toBe(
    '€0.01 more than October 2026, 1 person fewer',
  )
  expect(payChangeWords({ change: null, currency: 'EUR' })).toBeNull()
})

test('the sums shown add up to the net pay', () => {
  const lines = totalLines({ ...totals, adjustments: -1_500, net: 338_500 })
  expect(lines.map(({ label }) => label)).toEqual(['Earnings', 'Deductions', 'Taxes', 'Adjustments'])
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(338_500)
  const shown = totalLines({ ...totals, adjustments: 1_500, carried: -200 })
  expect(shown.map((it) => lineMoney(it, 'EUR'))).toEqual([
    '€4,000.00',
    '−€100.00',
    '−€500.00',
    '+€15.00',
    '−€2.00',
  ])
})
