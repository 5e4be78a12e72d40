import type { Transaction } from '#db/database.ts'
import type { Message } from '#domains/notifications/message.ts'
import { notify, notifyAdmins } from '#domains/notifications/notifications.service.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import type { SignedIn } from '#http/context.ts'
import type { Clock } from '#platform/clock.ts'
import { dateWords, monthWords } from '#platform/date-words.ts'
import { payNotices } from './notices.messages.ts'
import { listAdminsAmong } from './payslips/my-pay.repo.ts'
import type { ProfileChange } from './profiles/pay-profile-change.rules.ts'

/** Makes the open pages of the person and of admins reload. */
export const announcePay = (tx: Transaction, personId: string): void =>
  tx.announce({ event: { topic: 'payroll' }, people: [personId], role: 'admin' })

const bankPath = '/app/my-payroll/bank-details'

/** Links to the person's pay page. Admins have none for their own pay, so they get no link. */
async function notifyOfOwnPay(
  tx: Transaction,
  at: Date,
  people: readonly string[],
  message: (locale: string) => Omit<Message, 'navigationPath'> & { navigationPath: string },
): Promise<void> {
  const admins = new Set(await listAdminsAmong(tx.db, people))
  const others = people.filter((id) => !admins.has(id))
  await notify(tx, at, others, message)
  await notify(tx, at, [...admins], (locale) => ({ ...message(locale), navigationPath: null }))
}

/** The person who makes a change, and when. */
interface Author {
  clock: Clock
  actor: { id: string }
}

interface Slips {
  month: string
  people: readonly string[]
}

interface NewSlips {
  month: string
  payOn: string
  /** People paid on that day, people without bank details, and people with nothing due. */
  paid: readonly string[]
  unpaid: readonly string[]
  nothing: readonly string[]
}

/** Contains no amounts, because notifications are also sent by email. */
export async function notifyOfPayslips(tx: Transaction, at: Date, slips: NewSlips): Promise<void> {
  const { month, payOn, paid, unpaid, nothing } = slips
  const factsIn = (locale: string) => ({ month: monthWords(month, locale), day: dateWords(payOn, locale) })
  const message = {
    kind: 'pay',
    type: 'info',
    priority: 'medium',
    navigationPath: '/app/my-payroll',
  } as const
  await notifyOfOwnPay(tx, at, paid, (locale) => ({
    ...message,
    title: payNotices(locale).newPayslip(),
    message: payNotices(locale).payslipReady(factsIn(locale)),
  }))
  await notifyOfOwnPay(tx, at, nothing, (locale) => ({
    ...message,
    title: payNotices(locale).newPayslip(),
    message: payNotices(locale).payslipReadyNothingDue(factsIn(locale)),
  }))
  await notifyOfOwnPay(tx, at, unpaid, (locale) => ({
    ...message,
    type: 'warning',
    title: payNotices(locale).newPayslipWithoutBankDetails(),
    message: payNotices(locale).payslipReadyWithoutBankDetails(factsIn(locale)),
    priority: 'high',
    navigationPath: bankPath,
  }))
}

/** Notifies people whose pay was not sent when a run was marked as paid. */
export const notifyOfUnpaid = (tx: Transaction, at: Date, { month, people }: Slips): Promise<void> =>
  notifyOfOwnPay(tx, at, people, (locale) => ({
    kind: 'pay',
    type: 'warning',
    title: payNotices(locale).payNotSent(),
    message: payNotices(locale).payNotSentBecause({ month: monthWords(month, locale) }),
    priority: 'high',
    navigationPath: bankPath,
  }))

/** Notifies people of a pay date that differs from the one announced. */
export const notifyOfPayDate = (
  tx: Transaction,
  at: Date,
  { month, people, from, to }: Slips & { from: string; to: string },
): Promise<void> =>
  notifyOfOwnPay(tx, at, people, (locale) => ({
    kind: 'pay',
    type: 'info',
    title: payNotices(locale).payDateChanged(),
    message: payNotices(locale).payDateMoved({
      month: monthWords(month, locale),
      from: dateWords(from, locale),
      to: dateWords(to, locale),
    }),
    priority: 'medium',
    navigationPath: '/app/my-payroll',
  }))

export async function notifyOfWithdrawnPayslips(
  { actor, clock }: Author,
  tx: Transaction,
  { month, people, reason }: Slips & { reason: string },
): Promise<void> {
  const name = await readFullName(tx.db, actor.id)
  await notifyOfOwnPay(tx, clock.now(), people, (locale) => ({
    kind: 'pay',
    type: 'warning',
    title: payNotices(locale).payslipReversed(),
    message: [
      payNotices(locale).payslipReversedBy({ name, month: monthWords(month, locale) }),
      reasonWords(reason, locale),
    ].join(' '),
    priority: 'medium',
    navigationPath: '/app/my-payroll',
  }))
}

/** Contains no amounts, because notifications are also sent by email. */
export async function notifyOfProfile(
  { actor, clock }: SignedIn,
  tx: Transaction,
  personId: string,
  change: ProfileChange,
): Promise<void> {
  const name = await readFullName(tx.db, actor.id)
  await notifyOfOwnPay(tx, clock.now(), [personId], (locale) => ({
    kind: 'pay',
    type: 'info',
    title: payNotices(locale).payChanged(),
    message: change(name, locale),
    priority: 'medium',
    navigationPath: '/app/my-payroll',
  }))
}

/**
 * Uses a kind whose email cannot be turned off, so that nobody can take over an account and redirect pay
 * unnoticed.
 */
export async function notifyOfBankDetails(
  { actor, clock }: Author,
  tx: Transaction,
  { personId, isRemoval }: { personId: string; isRemoval: boolean },
): Promise<void> {
  const name = await readFullName(tx.db, actor.id)
  await notifyOfOwnPay(tx, clock.now(), [personId], (locale) => {
    const m = payNotices(locale)
    const changed = () =>
      personId === actor.id ? m.bankDetailsChangedByYou() : m.bankDetailsChangedByAdmin({ name })
    return {
      kind: 'account',
      type: 'warning',
      title: isRemoval ? m.bankDetailsDeleted() : m.bankDetailsChanged(),
      message: isRemoval ? m.bankDetailsDeletedByAdmin({ name }) : changed(),
      priority: 'high',
      navigationPath: '/app/my-payroll',
    }
  })
}

interface Question {
  id: string
  month: string
  personId: string
  personName: string
}

/** Contains neither the line nor the question, because notifications are also sent by email. */
export const notifyAdminsOfQuestion = (tx: Transaction, at: Date, question: Question): Promise<void> =>
  notifyAdmins(
    tx,
    at,
    (locale) => ({
      kind: 'pay',
      type: 'info',
      title: payNotices(locale).questionAboutPay(),
      message: payNotices(locale).questionAsked({
        name: question.personName,
        month: monthWords(question.month, locale),
      }),
      priority: 'medium',
      navigationPath: `/app/payroll?question=${question.id}`,
    }),
    question.personId,
  )

export const notifyOfAnswer = (tx: Transaction, at: Date, { id, month, personId }: Question): Promise<void> =>
  notifyOfOwnPay(tx, at, [personId], (locale) => ({
    kind: 'pay',
    type: 'success',
    title: payNotices(locale).questionAnswered(),
    message: payNotices(locale).questionOfPayslip({ month: monthWords(month, locale) }),
    priority: 'high',
    navigationPath: `/app/my-payroll?question=${id}`,
  }))
