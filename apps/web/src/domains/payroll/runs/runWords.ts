import { type PayRun, type PayTotals, startMonths } from '@campanile/contract/payroll/pay-runs.ts'
import type { UnpaidPerson } from '@campanile/contract/payroll/unpaid-people.ts'
import type { TimeFormat } from '#lib/time.ts'
import { moneyWords } from '../money.ts'
import { dayWords, monthWords } from '../payWords.ts'
import { m } from './messages.ts'

/** "November 2026"; a reversal says that it is one. */
export const runTitle = ({ month, kind }: Pick<PayRun, 'month' | 'kind'>): string =>
  kind === 'reversal' ? m.reversalOf({ month: monthWords(month) }) : monthWords(month)

/** What keeps a run from being approved; null: nothing. */
export function openWords({ discrepancies: { open } }: Pick<PayRun, 'discrepancies'>): string | null {
  return open === 0 ? null : m.discrepancyToResolve({ open })
}

/** A run's state, and since when. */
export function runNews(run: PayRun, { dateTime }: TimeFormat): string {
  const { status, computedAt, approved, paid, locked, created } = run
  const act = (word: string, it: PayRun['approved']) =>
    it && m.wordDateTimeByName({ word, dateTime: dateTime(it.at), name: it.by.name })
  switch (status) {
    case 'locked':
      return act(m.locked(), locked) || m.locked()
    case 'paid':
      return act(m.paid(), paid) || m.paid()
    case 'approved':
      return act(m.approved(), approved) || m.approved()
    default:
      return computedAt
        ? m.computedDateTime({ dateTime: dateTime(computedAt) })
        : m.begunDateTimeByName({ dateTime: dateTime(created.at), name: created.by.name })
  }
}

/** The sums of a run that are not nothing, with their signs as they go into the net pay. */
export function totalLines(totals: PayTotals): { label: string; amount: number }[] {
  const { earnings, deductions, taxes, adjustments, carried } = totals
  return [
    { label: m.earnings(), amount: earnings },
    { label: m.deductions(), amount: -deductions },
    { label: m.taxes(), amount: -taxes },
    { label: m.adjustments(), amount: adjustments },
    { label: m.carriedOver(), amount: carried },
  ].filter(({ label, amount }) => label === 'Earnings' || amount !== 0)
}

/** Why somebody is not paid, and what happens next. */
export function unpaidReasonWords({ reason, hasBankDetails }: UnpaidPerson, isFixed: boolean): string {
  switch (reason) {
    case 'no-bank-details':
      if (hasBankDetails) return m.noBankDetailsWhenTheRun()
      return isFixed ? m.noBankDetailsPaid() : m.noBankDetails()
    case 'used-up':
      return m.deductionsOrEarlierOverpaymentsUseUp()
    case 'nothing-due':
      return m.nothingDueForThisMonth()
    case 'no-profile':
      return m.noPayProfileInThisMonth()
  }
}

type Paying = Pick<PayRun, 'payments' | 'currency'>

/** £12,340.50 to 12 people: what the bank file pays. */
export const paidWords = ({ payments, currency }: Paying): string =>
  m.moneyToPerson({ money: moneyWords(payments.amount, currency), people: payments.people })

/** "3 people can’t be paid: £1,200.00"; null when everyone is paid. */
export function unpaidWords({ payments, currency, status }: Paying & Pick<PayRun, 'status'>): string | null {
  const { unpaidPeople, unpaidAmount } = payments
  if (unpaidPeople === 0) return null
  const isFixed = status === 'paid' || status === 'locked'
  const who = m.personCount({ unpaidPeople })
  const what = isFixed ? (unpaidPeople === 1 ? m.wasntPaid() : m.werentPaid()) : m.cantBePaidYet()
  return `${who} ${what}: ${moneyWords(unpaidAmount, currency)}`
}

/** "Paid on 27 November 2026: £3,400.00 to 2 people"; null while it is the same as the net pay. */
export function runPaymentWords(run: PayRun): string | null {
  if (run.kind === 'reversal') return null
  if (run.paidOn) return m.paidOnDayPaid({ day: dayWords(run.paidOn), paid: paidWords(run) })
  if (run.approved) return m.toBePaidOn({ day: dayWords(run.payOn), paid: paidWords(run) })
  return run.payments.unpaidPeople > 0 ? m.canBePaidPaid({ paid: paidWords(run) }) : null
}

/** "£120.00 more than October 2026, 2 people more"; null when there is nothing to compare with. */
export function payChangeWords({ change, currency }: Pick<PayRun, 'change' | 'currency'>): string | null {
  if (!change) return null
  const { net, people, month } = change
  const by = (less: boolean) => (less ? m.less() : m.more())
  const money =
    net === 0
      ? m.sameAsMonth({ month: monthWords(month) })
      : m.moneyByThanMonth({
          money: moneyWords(Math.abs(net), currency),
          by: by(net < 0),
          month: monthWords(month),
        })
  const fewer = people < 0 ? m.fewer() : m.more()
  return people === 0 ? money : `${money}, ${m.person({ abs: Math.abs(people) })} ${fewer}`
}

/** Why the run does not cover its whole month; null when it does. */
export function uncoveredWords({ uncovered, month, lastDay }: PayRun): string | null {
  if (!uncovered) return null
  const from = dayWords(uncovered.from)
  if (uncovered.isOver) return m.itWasComputedOnBefore({ from })
  return m.endsOnSessionsAbsencesAndLeave({ month: monthWords(month), day: dayWords(lastDay), from })
}

/** Months that a run may be of, the newest first: from today's back over two years. */
export function runMonths(today: string): string[] {
  const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
  const text = (at: number) => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  const newest = index(today.slice(0, 7))
  return Array.from({ length: startMonths }, (_, back) => text(newest - back))
}
