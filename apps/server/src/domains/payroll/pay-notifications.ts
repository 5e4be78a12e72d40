import type { Transaction } from '#db/database.ts'
import type { Message } from '#domains/notifications/message.ts'
import { notify, notifyAdmins } from '#domains/notifications/notifications.service.ts'
import { personOrNotFound } from '#domains/people/people.service.ts'
import type { SignedIn } from '#http/context.ts'
import { dateWords, monthWords } from '#platform/date-words.ts'
import { listAdminsAmong } from './payslips/my-pay.repo.ts'

/** Makes the open pages of the person and of admins reload. */
export const announcePay = (tx: Transaction, personId: string): void =>
  tx.announce({ event: { topic: 'payroll' }, people: [personId], role: 'admin' })

const bankPath = '/app/my-payroll/bank-details'

/** Links to the person's pay page. Admins have none for their own pay, so they get no link. */
async function notifyOfOwnPay(
  tx: Transaction,
  at: Date,
  people: readonly string[],
  message: Omit<Message, 'navigationPath'> & { navigationPath: string },
): Promise<void> {
  const admins = new Set(await listAdminsAmong(tx.db, people))
  const others = people.filter((id) => !admins.has(id))
  await notify(tx, at, others, message)
  await notify(tx, at, [...admins], { ...message, navigationPath: null })
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
  const ready = `Your payslip for ${monthWords(month)} is ready.`
  const message = {
    kind: 'pay',
    type: 'info',
    title: 'New payslip',
    message: ready,
    priority: 'medium',
    navigationPath: '/app/my-payroll',
  } as const
  await notifyOfOwnPay(tx, at, paid, {
    ...message,
    message: `${ready} You’ll be paid on ${dateWords(payOn)}.`,
  })
  await notifyOfOwnPay(tx, at, nothing, { ...message, message: `${ready} There is nothing to pay out.` })
  await notifyOfOwnPay(tx, at, unpaid, {
    ...message,
    type: 'warning',
    title: 'New payslip, but no bank details',
    message: `${ready} Add your bank details before ${dateWords(payOn)} so that you can be paid.`,
    priority: 'high',
    navigationPath: bankPath,
  })
}

/** Notifies people whose pay was not sent when a run was marked as paid. */
export const notifyOfUnpaid = (tx: Transaction, at: Date, { month, people }: Slips): Promise<void> =>
  notifyOfOwnPay(tx, at, people, {
    kind: 'pay',
    type: 'warning',
    title: 'Your pay was not sent',
    message: `We have no bank details for you, so your pay for ${monthWords(month)} was not sent. Add them now, and it will be paid with the next pay run.`,
    priority: 'high',
    navigationPath: bankPath,
  })

/** Notifies people of a pay date that differs from the one announced. */
export const notifyOfPayDate = (
  tx: Transaction,
  at: Date,
  { month, people, from, to }: Slips & { from: string; to: string },
): Promise<void> =>
  notifyOfOwnPay(tx, at, people, {
    kind: 'pay',
    type: 'info',
    title: 'Pay date changed',
    message: `Your pay for ${monthWords(month)} is paid on ${dateWords(to)} instead of ${dateWords(from)}.`,
    priority: 'medium',
    navigationPath: '/app/my-payroll',
  })

export const notifyOfWithdrawnPayslips = (
  tx: Transaction,
  at: Date,
  { month, people }: Slips,
): Promise<void> =>
  notifyOfOwnPay(tx, at, people, {
    kind: 'pay',
    type: 'warning',
    title: 'Payslip reversed',
    message: `Your payslip for ${monthWords(month)} was reversed. A new one follows.`,
    priority: 'medium',
    navigationPath: '/app/my-payroll',
  })

/** Contains no amounts, because notifications are also sent by email. */
export async function notifyOfProfile(
  { actor, clock }: SignedIn,
  tx: Transaction,
  personId: string,
  change: string,
): Promise<void> {
  const { firstName, lastName } = await personOrNotFound(tx.db, actor.id)
  await notifyOfOwnPay(tx, clock.now(), [personId], {
    kind: 'pay',
    type: 'info',
    title: 'Your pay was changed',
    message: `${firstName} ${lastName} ${change} Your next payslip shows the amounts. If something is wrong, ask about the line there or contact the office.`,
    priority: 'medium',
    navigationPath: '/app/my-payroll',
  })
}

const bankWords = {
  own: 'Your bank details were changed in your account. If this wasn’t you, contact the office immediately.',
  admin:
    'An administrator changed your bank details. If you didn’t request this, contact the office immediately.',
  removed: 'An administrator deleted your bank details. We can’t pay you without them.',
}

/**
 * Uses a kind whose email cannot be turned off, so that nobody can take over an account and redirect pay
 * unnoticed.
 */
export const notifyOfBankDetails = (
  tx: Transaction,
  at: Date,
  { personId, byId, isRemoval }: { personId: string; byId: string; isRemoval: boolean },
): Promise<void> =>
  notifyOfOwnPay(tx, at, [personId], {
    kind: 'account',
    type: 'warning',
    title: isRemoval ? 'Bank details deleted' : 'Bank details changed',
    message: isRemoval ? bankWords.removed : personId === byId ? bankWords.own : bankWords.admin,
    priority: 'high',
    navigationPath: '/app/my-payroll',
  })

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
    {
      kind: 'pay',
      type: 'info',
      title: 'Question about pay',
      message: `${question.personName} asks about a line of the payslip for ${monthWords(question.month)}.`,
      priority: 'medium',
      navigationPath: `/app/payroll?question=${question.id}`,
    },
    question.personId,
  )

export const notifyOfAnswer = (tx: Transaction, at: Date, { id, month, personId }: Question): Promise<void> =>
  notifyOfOwnPay(tx, at, [personId], {
    kind: 'pay',
    type: 'success',
    title: 'Your question about pay was answered',
    message: `About a line of your payslip for ${monthWords(month)}.`,
    priority: 'high',
    navigationPath: `/app/my-payroll?question=${id}`,
  })
