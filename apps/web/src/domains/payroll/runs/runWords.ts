import { type PayRun, type PayTotals, startMonths } from '@campanile/contract/payroll/pay-runs.ts'
import type { UnpaidPerson } from '@campanile/contract/payroll/unpaid-people.ts'
import { counted } from '#lib/counted.ts'
import type { TimeFormat } from '#lib/time.ts'
import { moneyWords } from '../money.ts'
import { dayWords, monthWords } from '../payWords.ts'

/** "November 2026"; a reversal says that it is one. */
export const runTitle = ({ month, kind }: Pick<PayRun, 'month' | 'kind'>): string =>
  kind === 'reversal' ? `Reversal of ${monthWords(month)}` : monthWords(month)

/** What keeps a run from being approved; null: nothing. */
export function openWords({ discrepancies: { open } }: Pick<PayRun, 'discrepancies'>): string | null {
  return open === 0 ? null : `${counted(open, 'discrepancy', 'discrepancies')} to resolve`
}

/** A run's state, and since when. */
export function runNews(run: PayRun, { dateTime }: TimeFormat): string {
  const { status, computedAt, approved, paid, locked, created } = run
  const act = (word: string, it: PayRun['approved']) => it && `${word} ${dateTime(it.at)} by ${it.by.name}`
  switch (status) {
    case 'locked':
      return act('Locked', locked) || 'Locked'
    case 'paid':
      return act('Paid', paid) || 'Paid'
    case 'approved':
      return act('Approved', approved) || 'Approved'
    default:
      return computedAt
        ? `Computed ${dateTime(computedAt)}`
        : `Begun ${dateTime(created.at)} by ${created.by.name}`
  }
}

/** The sums of a run that are not nothing, with their signs as they go into the net pay. */
export function totalLines(totals: PayTotals): { label: string; amount: number }[] {
  const { earnings, deductions, taxes, adjustments, carried } = totals
  return [
    { label: 'Earnings', amount: earnings },
    { label: 'Deductions', amount: -deductions },
    { label: 'Taxes', amount: -taxes },
    { label: 'Adjustments', amount: adjustments },
    { label: 'Carried over', amount: carried },
  ].filter(({ label, amount }) => label === 'Earnings' || amount !== 0)
}

/** Why somebody is not paid, and what happens next. */
export function unpaidReasonWords({ reason, hasBankDetails }: UnpaidPerson, isFixed: boolean): string {
  switch (reason) {
    case 'no-bank-details':
      if (hasBankDetails) return 'No bank details when the run was paid. Added since; paid with the next run.'
      return isFixed ? 'No bank details. Paid with the next run once they are added.' : 'No bank details'
    case 'used-up':
      return 'Deductions or earlier overpayments use up the pay'
    case 'nothing-due':
      return 'Nothing due for this month'
    case 'no-profile':
      return 'No pay profile in this month'
  }
}

type Paying = Pick<PayRun, 'payments' | 'currency'>

/** £12,340.50 to 12 people: what the bank file pays. */
export const paidWords = ({ payments, currency }: Paying): string =>
  `${moneyWords(payments.amount, currency)} to ${counted(payments.people, 'person', 'people')}`

/** "3 people can’t be paid: £1,200.00"; null when everyone is paid. */
export function unpaidWords({ payments, currency, status }: Paying & Pick<PayRun, 'status'>): string | null {
  const { unpaidPeople, unpaidAmount } = payments
  if (unpaidPeople === 0) return null
  const isFixed = status === 'paid' || status === 'locked'
  const who = counted(unpaidPeople, 'person', 'people')
  const what = isFixed ? (unpaidPeople === 1 ? 'wasn’t paid' : 'weren’t paid') : 'can’t be paid yet'
  return `${who} ${what}: ${moneyWords(unpaidAmount, currency)}`
}

/** "Paid on 27 November 2026: £3,400.00 to 2 people"; null while it is the same as the net pay. */
export function runPaymentWords(run: PayRun): string | null {
  if (run.kind === 'reversal') return null
  if (run.paidOn) return `Paid on ${dayWords(run.paidOn)}: ${paidWords(run)}`
  if (run.approved) return `To be paid on ${dayWords(run.payOn)}: ${paidWords(run)}`
  return run.payments.unpaidPeople > 0 ? `Can be paid: ${paidWords(run)}` : null
}

/** "£120.00 more than October 2026, 2 people more"; null when there is nothing to compare with. */
export function payChangeWords({ change, currency }: Pick<PayRun, 'change' | 'currency'>): string | null {
  if (!change) return null
  const { net, people, month } = change
  const by = (less: boolean) => (less ? 'less' : 'more')
  const money =
    net === 0
      ? `Same as ${monthWords(month)}`
      : `${moneyWords(Math.abs(net), currency)} ${by(net < 0)} than ${monthWords(month)}`
  const fewer = people < 0 ? 'fewer' : 'more'
  return people === 0 ? money : `${money}, ${counted(Math.abs(people), 'person', 'people')} ${fewer}`
}

/** Why the run does not cover its whole month; null when it does. */
export function uncoveredWords({ uncovered, month, lastDay }: PayRun): string | null {
  if (!uncovered) return null
  const from = dayWords(uncovered.from)
  if (uncovered.isOver)
    return `It was computed on ${from}, before the month ended. Compute it again to include the last days.`
  return `${monthWords(month)} ends on ${dayWords(lastDay)}. Sessions, absences and leave from ${from} on may still change this pay.`
}

/** Months that a run may be of, the newest first: from today's back over two years. */
export function runMonths(today: string): string[] {
  const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
  const text = (at: number) => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  const newest = index(today.slice(0, 7))
  return Array.from({ length: startMonths }, (_, back) => text(newest - back))
}
