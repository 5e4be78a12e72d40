import type { PayLineKind } from '@campanile/contract/payroll/pay-values.ts'
import { monthWords } from '#platform/date-words.ts'
import { lineMessages } from './lines.messages.ts'
import { sumAmounts } from './pay-money.rules.ts'
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
export function slipSums(lines: readonly Pick<DraftLine, 'kind' | 'amount'>[]): SlipSums {
  const of = (kinds: readonly PayLineKind[]) =>
    sumAmounts(lines.filter((it) => kinds.includes(it.kind)).map((it) => it.amount))
  return {
    earnings: of(earningKinds),
    deductions: -of(['deduction']) || 0,
    taxes: -of(['tax']) || 0,
    adjustments: of(['adjustment']),
    carried: of(['carried']),
    net: sumAmounts(lines.map((it) => it.amount)),
  }
}

const carried = (label: string, amount: number, detail: string | null = null): DraftLine[] =>
  amount === 0 ? [] : [line({ kind: 'carried', key: 'carried', label, detail, amount })]

/** Amounts left open by earlier months, and amounts left for later ones. */
function carriedLines(
  balance: number,
  below: number,
  unpaidMonth: string | null,
  locale: string,
): DraftLine[] {
  const m = lineMessages(locale)
  const later = m.carriedIntoNext()
  if (balance < 0)
    return [
      ...(unpaidMonth
        ? carried(m.unpaidFrom({ month: monthWords(unpaidMonth, locale) }), -balance, m.notSent())
        : carried(m.notPaidBefore(), -balance)),
      ...carried(later, below),
    ]
  const amount = below - balance
  return carried(amount < 0 ? m.paidTooMuch() : later, amount)
}

/**
 * All lines of a payslip. Pay that was not sent before is added. Overpayments of earlier months are deducted, and if that leaves the month below
 * zero, the rest is carried into the next one, so that net pay is never negative.
 *
 * @returns the lines, and the minor units by which this month would be below zero
 * @param balance carried amount that has not been paid or recovered yet: positive when the person was overpaid, negative
 *   when they were not paid
 * @param unpaidMonth the latest month that was not paid
 */
export function slipLines(
  own: readonly DraftLine[],
  adjustments: readonly DraftLine[],
  balance: number,
  unpaidMonth: string | null = null,
  locale: string,
): { lines: DraftLine[]; below: number } {
  const before = [...own, ...adjustments]
  const due = sumAmounts(before.map((it) => it.amount)) - balance
  const below = Math.max(0, -due)
  return { lines: [...before, ...carriedLines(balance, below, unpaidMonth, locale)], below }
}
