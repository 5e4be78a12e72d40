import type { PayLineKind } from '@campanile/contract/payroll/pay-values.ts'
import { sumOf } from './pay-money.rules.ts'
import { type DraftLine, line } from './pay-month.ts'

/** Sums of a payslip in minor units; deductions and taxes are positive. */
export interface SlipSums {
  earnings: number
  deductions: number
  taxes: number
  adjustments: number
  carried: number
  net: number
}

const earningKinds: readonly PayLineKind[] = ['basic', 'no-pay', 'teaching', 'leave', 'earning', 'allowance']

/** Sums lines by kind. The net is exactly the sum of all lines. */
export function sumsOf(lines: readonly Pick<DraftLine, 'kind' | 'amount'>[]): SlipSums {
  const of = (kinds: readonly PayLineKind[]) =>
    sumOf(lines.filter((it) => kinds.includes(it.kind)).map((it) => it.amount))
  return {
    earnings: of(earningKinds),
    deductions: -of(['deduction']) || 0,
    taxes: -of(['tax']) || 0,
    adjustments: of(['adjustment']),
    carried: of(['carried']),
    net: sumOf(lines.map((it) => it.amount)),
  }
}

/**
 * All lines of a payslip. Overpayments of earlier months are deducted, and if that leaves the month below
 * zero, the rest is carried into the next one, so that net pay is never negative.
 *
 * @returns the lines, and the minor units by which this month would be below zero
 * @param balance carried amount that has not been settled yet: positive when the person was overpaid
 */
export function slipLines(
  own: readonly DraftLine[],
  adjustments: readonly DraftLine[],
  balance: number,
): { lines: DraftLine[]; below: number } {
  const before = [...own, ...adjustments]
  const due = sumOf(before.map((it) => it.amount)) - balance
  const carried = -balance + Math.max(0, -due)
  if (carried === 0) return { lines: before, below: 0 }
  const label = carried < 0 ? 'Paid too much before' : 'Carried into the next month'
  return {
    lines: [...before, line({ kind: 'carried', key: 'carried', label, amount: carried })],
    below: Math.max(0, -due),
  }
}
