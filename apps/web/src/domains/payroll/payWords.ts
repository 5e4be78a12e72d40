import { type PayBasis, payBasisWords } from '@campanile/contract/payroll/pay-values.ts'
import { dayOfMonth, monthAndYear, type PlainDate } from '#lib/plainDate.ts'
import { m } from './messages.ts'
import { moneyWords } from './money.ts'

/** November 2026, of "2026-11". */
export const monthWords = (month: string): string => monthAndYear(`${month}-01`)

/** £40.00 a taught hour */
export const payRateWords = (
  { basis, amount }: { basis: PayBasis; amount: number },
  currency: string,
): string => `${moneyWords(amount, currency)} ${payBasisWords[basis].per}`

/** 18 November 2026 */
export const dayWords = (day: PlainDate): string => `${dayOfMonth(day)} ${monthAndYear(day)}`

/** From 1 September 2026; 1 September 2026 to 31 August 2027. */
export const heldWords = ({
  firstDay,
  lastDay,
}: {
  firstDay: PlainDate
  lastDay: PlainDate | null
}): string =>
  lastDay === null
    ? m.fromDay({ day: dayWords(firstDay) })
    : m.dayToDay2({ day: dayWords(firstDay), day2: dayWords(lastDay) })
