import type { PaySums } from '@campanile/contract/analytics/analytics-staff.ts'
import { lineMoney } from '../lineMoney.ts'
import { moneyWords } from '../money.ts'
import { m } from './messages.ts'

/** Sums of pay, as heads name them. */
export const sumWords = [
  ['earnings', m.earnings()],
  ['deductions', m.deductions()],
  ['taxes', m.taxes()],
  ['adjustedAndCarried', m.adjustedAndCarried()],
  ['paid', m.paid()],
] as const
type Sum = (typeof sumWords)[number][0]

/** A sum with its sign in what is paid. */
export function sumMoney(sums: Pick<PaySums, Sum>, name: Sum, currency: string): string {
  const amount = sums[name]
  switch (name) {
    case 'deductions':
    case 'taxes':
      return moneyWords(-amount || 0, currency)
    case 'adjustedAndCarried':
      return lineMoney({ kind: 'adjustment', amount }, currency)
    default:
      return moneyWords(amount, currency)
  }
}
