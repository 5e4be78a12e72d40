import type { PayLineKind } from '@campanile/contract/payroll/pay-values.ts'
import { sumOf } from './pay-money.rules.ts'
import { type DraftLine, line } from './pay-month.ts'

/** Sums of a payslip in minor units; deductions and taxes positive for what is taken off. */
export interface SlipSums {
  earnings: number
  deductions: number
  taxes: number
  adjustments: number
  carried: number
  net: number
}

const earningKinds: readonly PayLineKind[] = ['basic', 'no-pay', 'teaching', 'leave', 'earning', 'allowance']

/** The sums of lines: the net is their sum, to the minor unit. */
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
 * All lines of a payslip. What somebody has had too much in earlier months is taken off, and what this month is below
 * zero is carried into the next, so that nobody is ever paid less than nothing.
 *
 * @returns the lines, and the minor units by which this month is below zero
 * @param balance what was carried and is not made up for yet: positive when the person has had too much
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
