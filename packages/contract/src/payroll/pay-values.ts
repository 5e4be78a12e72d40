import { z } from 'zod/mini'
import { defaultLocale } from '../locale.ts'
import { matching } from '../values.ts'
import {
  payBasisAmountLabels,
  payBasisLabels,
  payItemKindLabels,
  payLineKindLabels,
  payRunStatusLabels,
} from './label-messages.ts'
import { m } from './messages.ts'

/** Money: whole minor units (cents) of the institution's currency, signed where stated. */
export const money = z.int(m.enterAmount())
/** The largest amount of a form and of a line, in minor units; sums of 100,000 of them are still exact. */
export const maxMoney = 500_000_000_00
/** An amount that a form accepts: not negative. */
export const moneyInput = money.check(
  z.minimum(0, m.enterAmountNotNegative()),
  z.maximum(maxMoney, m.amountTooLarge()),
)

/** ISO 4217 code of a currency. */
export const currency = z
  .string()
  .check(...matching(/^[A-Z]{3}$/, 3, m.selectCurrency()), z.refine(isCurrency, m.selectCurrency()))

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}

/** Digits after the point that a currency has: 2 for EUR, 0 for JPY, 3 for KWD. */
export const minorDigits = (code: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits ?? 2

/** A calendar month, YYYY-MM. */
export const month = z
  .string(m.selectMonth())
  .check(...matching(/^(20|21)\d\d-(0[1-9]|1[0-2])$/, 7, m.selectMonth()))

/** How a profile pays: a monthly basic pay, each taught hour, or each session. */
export const payBases = ['month', 'hour', 'session'] as const
export const payBasis = z.enum(payBases)
export type PayBasis = z.infer<typeof payBasis>
export const payBasisWords: Record<PayBasis, string> = payBasisLabels(defaultLocale)
export const payBasisAmountWords: Record<PayBasis, string> = payBasisAmountLabels(defaultLocale)

/** In the order in which they are calculated and listed on a payslip. */
export const payItemKinds = ['earning', 'allowance', 'deduction', 'tax'] as const
export const payItemKind = z.enum(payItemKinds)
export type PayItemKind = z.infer<typeof payItemKind>
export const payItemKindWords: Record<PayItemKind, string> = payItemKindLabels(defaultLocale)

/**
 * The kinds of lines on a payslip.
 *
 * - `basic`: a month's basic pay, or the part of it that a profile covers
 * - `no-pay`: working days without pay, taken off the basic pay
 * - `teaching`: taught hours or sessions
 * - `leave`: leave of a person paid by teaching; has no amount, but explains missing hours
 * - `earning`, `allowance`, `deduction`, `tax`: pay items
 * - `adjustment`: the amount of an earlier month as computed now, minus the amount paid for it
 * - `carried`: an amount carried from or into another month, because pay cannot be negative or was not sent
 */
export const payLineKinds = [
  'basic',
  'no-pay',
  'teaching',
  'leave',
  ...payItemKinds,
  'adjustment',
  'carried',
] as const
export const payLineKind = z.enum(payLineKinds)
export type PayLineKind = z.infer<typeof payLineKind>
export const payLineKindWords: Record<PayLineKind, string> = {
  ...payItemKindWords,
  ...payLineKindLabels(defaultLocale),
}

/** Whether a line can be on either side of the net pay, and is shown with its sign. */
export const isSignedLine = (kind: PayLineKind): boolean => kind === 'adjustment' || kind === 'carried'

/** draft: nothing computed yet. computed: can be reviewed and approved. locked: never changes again. */
export const payRunStatuses = ['draft', 'computing', 'computed', 'approved', 'paid', 'locked'] as const
export const payRunStatus = z.enum(payRunStatuses)
export type PayRunStatus = z.infer<typeof payRunStatus>
export const payRunStatusWords: Record<PayRunStatus, string> = payRunStatusLabels(defaultLocale)

/** reversal: the counter-entries of a reversed run. */
export const payRunKinds = ['regular', 'reversal'] as const
export const payRunKind = z.enum(payRunKinds)
