import type { PayBasis } from '@campanile/contract/payroll/pay-values.ts'
import { monthAndYear, type PlainDate } from '#lib/plainDate.ts'
import { plainDateWithYear } from '#lib/time.ts'
import { m } from './messages.ts'
import { moneyWords } from './money.ts'

/** November 2026, of "2026-11". */
export const monthWords = (month: string): string => monthAndYear(`${month}-01`)

const rates: Record<PayBasis, (amount: string) => string> = {
  month: (amount) => m.amountAMonth({ amount }),
  hour: (amount) => m.amountATaughtHour({ amount }),
  session: (amount) => m.amountASession({ amount }),
}

/** £40.00 a taught hour */
export const payRateWords = (
  { basis, amount }: { basis: PayBasis; amount: number },
  currency: string,
): string => rates[basis](moneyWords(amount, currency))

/** 18 November 2026 */
export const dayWords = (day: PlainDate): string => plainDateWithYear(day)

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
    : m.firstToLastDay({ firstDay: dayWords(firstDay), lastDay: dayWords(lastDay) })
