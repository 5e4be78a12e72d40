import type { PayRun, PayTotals } from '@campanile/contract/payroll/pay-runs.ts'
import type { PayLineKind } from '@campanile/contract/payroll/pay-values.ts'
import type { UnpaidPerson } from '@campanile/contract/payroll/unpaid-people.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import type { TimeFormat } from '#lib/time.ts'
import { moneyWords } from '../money.ts'
import { dayWords, monthWords } from '../payWords.ts'
import { m } from './messages.ts'

/** "November 2026"; a reversal says that it is one. */
export const runTitle = ({ month, kind }: Pick<PayRun, 'month' | 'kind'>): string =>
  kind === 'reversal' ? m.reversalOf({ month: monthWords(month) }) : monthWords(month)

/** The reason why a run can't be approved; null: none. */
export function openWords({ discrepancies: { open } }: Pick<PayRun, 'discrepancies'>): string | null {
  return open === 0 ? null : m.discrepanciesToResolve({ open })
}

/** A run's state, and since when. */
export function runNews(run: PayRun, { dateTime }: TimeFormat): string {
  const { status, computedAt, approved, paid, locked, created } = run
  const whenAndWho = ({ at, by }: NonNullable<PayRun['approved']>) => ({
    dateTime: dateTime(at),
    name: by.name,
  })
  switch (status) {
    case 'locked':
      return locked ? m.lockedAtBy(whenAndWho(locked)) : m.locked()
    case 'paid':
      return paid ? m.markedAsPaidAtBy(whenAndWho(paid)) : m.paid()
    case 'approved':
      return approved ? m.approvedAtBy(whenAndWho(approved)) : m.approved()
    default:
      return computedAt
        ? m.computedAt({ dateTime: dateTime(computedAt) })
        : m.startedAtBy(whenAndWho(created))
  }
}

interface TotalLine {
  label: string
  kind: PayLineKind
  /** With its sign in the net pay. */
  amount: number
}

/** The sums of a run that are not zero. */
export function totalLines(totals: PayTotals): TotalLine[] {
  const { earnings, deductions, taxes, adjustments, carried } = totals
  const others: TotalLine[] = [
    { label: m.deductions(), kind: 'deduction', amount: -deductions },
    { label: m.taxes(), kind: 'tax', amount: -taxes },
    { label: m.adjustments(), kind: 'adjustment', amount: adjustments },
    { label: m.carriedOver(), kind: 'carried', amount: carried },
  ]
  const shown = others.filter(({ amount }) => amount !== 0)
  return [{ label: m.earnings(), kind: 'earning', amount: earnings }, ...shown]
}

/** Why a person is not paid, and what happens next. */
export function unpaidReasonWords({ reason, hasBankDetails }: UnpaidPerson, isFixed: boolean): string {
  switch (reason) {
    case 'no-bank-details':
      if (hasBankDetails) return m.bankDetailsAddedTooLate()
      return isFixed ? m.noBankDetailsPaidNextRun() : m.noBankDetails()
    case 'used-up':
      return m.payIsUsedUp()
    case 'nothing-due':
      return m.nothingDueForThisMonth()
    case 'no-profile':
      return m.noPayProfileInThisMonth()
  }
}

type Paying = Pick<PayRun, 'payments' | 'currency'>

/** £12,340.50 to 12 people: the payments in the bank file. */
export const paidWords = ({ payments, currency }: Paying): string =>
  m.amountToPeople({ amount: moneyWords(payments.amount, currency), people: payments.people })

/** "3 people can’t be paid: £1,200.00"; null when everyone is paid. */
export function unpaidWords({ payments, currency, status }: Paying & Pick<PayRun, 'status'>): string | null {
  const { unpaidPeople, unpaidAmount } = payments
  if (unpaidPeople === 0) return null
  const isFixed = status === 'paid' || status === 'locked'
  const owed = { people: unpaidPeople, amount: moneyWords(unpaidAmount, currency) }
  return isFixed ? m.werentPaid(owed) : m.cantBePaidYet(owed)
}

/** "Paid on 27 November 2026: £3,400.00 to 2 people"; null while it is the same as the net pay. */
export function runPaymentWords(run: PayRun): string | null {
  if (run.kind === 'reversal') return null
  const { people, unpaidPeople } = run.payments
  const amount = moneyWords(run.payments.amount, run.currency)
  if (run.paidOn) return m.paidOnDay({ day: dayWords(run.paidOn), amount, people })
  if (run.approved) return m.toBePaidOnDay({ day: dayWords(run.payOn), amount, people })
  return unpaidPeople > 0 ? m.canBePaid({ amount, people }) : null
}

/** "£120.00 more than October 2026, 2 people more"; null when there is nothing to compare with. */
export function payChangeWords({ change, currency }: Pick<PayRun, 'change' | 'currency'>): string | null {
  if (!change) return null
  const { net, people } = change
  const month = monthWords(change.month)
  const amount = moneyWords(Math.abs(net), currency)
  return joinFacts(
    net === 0 && m.sameAsMonth({ month }),
    net < 0 && m.lessThanMonth({ amount, month }),
    net > 0 && m.moreThanMonth({ amount, month }),
    people > 0 && m.peopleMore({ people }),
    people < 0 && m.peopleFewer({ people: -people }),
  )
}

/** Why the run does not cover its whole month; null when it does. */
export function uncoveredWords({ uncovered, month, lastDay }: PayRun): string | null {
  if (!uncovered) return null
  const from = dayWords(uncovered.from)
  if (uncovered.isOver) return m.computedBeforeMonthEnded({ from })
  return m.monthEndsOn({ month: monthWords(month), day: dayWords(lastDay), from })
}
