import { isSignedLine } from '@campanile/contract/payroll/pay-values.ts'
import type { PayLine } from '@campanile/contract/payroll/payslips.ts'
import { moneyWords, signedMoney } from './money.ts'

/** The amount of a line, or of a sum of such lines: −£20.00 for a deduction, +£20.00 for an adjustment. */
export const lineMoney = ({ kind, amount }: Pick<PayLine, 'kind' | 'amount'>, currency: string): string =>
  (isSignedLine(kind) ? signedMoney : moneyWords)(amount, currency)
