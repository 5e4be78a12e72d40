import type { Transaction } from '#db/database.ts'
import { notify, notifyAdmins } from '#domains/notifications/notifications.service.ts'
import { personOrNotFound } from '#domains/people/people.service.ts'
import type { SignedIn } from '#http/context.ts'
import { dayWords } from '#platform/date-words.ts'
import { leaveWords, leftOf } from './leave-balance.rules.ts'
import type { BalanceRow } from './leave-balances.repo.ts'
import type { LeaveRow } from './leave-requests.repo.ts'

const partWords = {
  whole: '',
  morning: ' in the morning',
  afternoon: ' in the afternoon',
  hours: '',
}

type Asked = Pick<LeaveRow, 'from' | 'to' | 'part' | 'startsAt' | 'endsAt'>

/** 18 November; 18 to 20 November; 18 November, 09:00 to 11:00. */
export function leavePeriodWords({ from, to, part, startsAt, endsAt }: Asked): string {
  if (part === 'hours') return `${dayWords(from)}, ${startsAt} to ${endsAt}`
  if (from === to) return `${dayWords(from)}${partWords[part]}`
  const first = from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : dayWords(from)
  return `${first} to ${dayWords(to)}`
}

/** Refreshes open pages of the person and the admins. */
export const announceLeave = (tx: Transaction, { id, personId }: Pick<LeaveRow, 'id' | 'personId'>): void =>
  tx.announce({ event: { topic: 'leave', id }, people: [personId], role: 'admin' })

/** Notifies the admins of a new request. */
export const notifyAdminsOfLeave = (tx: Transaction, at: Date, row: LeaveRow): Promise<void> =>
  notifyAdmins(
    tx,
    at,
    {
      kind: 'requests',
      type: 'info',
      title: 'Leave asked for',
      message: `${row.personName} asks for ${row.leaveType}: ${leavePeriodWords(row)}.`,
      priority: 'medium',
      navigationPath: `/app/admin-leave-requests?request=${row.id}`,
    },
    row.personId,
  )

const outcomes = {
  approved: { type: 'success', title: 'Leave approved' },
  rejected: { type: 'error', title: 'Leave rejected' },
  revoked: { type: 'warning', title: 'Leave approval withdrawn' },
} as const

/** Notifies the person of the decision about their request. */
export const notifyOfDecision = (
  tx: Transaction,
  at: Date,
  row: LeaveRow,
  { outcome, reason = null }: { outcome: keyof typeof outcomes; reason?: string | null },
): Promise<void> =>
  notify(tx, at, [row.personId], {
    kind: 'decisions',
    ...outcomes[outcome],
    message: `${row.leaveType}, ${leavePeriodWords(row)}.${reason ? ` ${reason}` : ''}`,
    priority: 'high',
    navigationPath: `/app/leave-requests?request=${row.id}`,
  })

interface Adjustment {
  before: BalanceRow
  after: BalanceRow
  year: number
  minutes: number
  note: string
}

/** Notifies a person of a change to their balance: by how much, who changed it and why. */
export async function notifyOfAdjustment(
  { actor, clock }: SignedIn,
  tx: Transaction,
  { before, after, year, minutes, note }: Adjustment,
): Promise<void> {
  const { personId, name, dayMinutes, entitledMinutes } = after
  if (personId === actor.id) return
  const { firstName, lastName } = await personOrNotFound(tx.db, actor.id)
  const words = (amount: number) => leaveWords(amount, dayMinutes)
  const change = minutes > 0 ? `added ${words(minutes)} to` : `took ${words(-minutes)} off`
  const left =
    entitledMinutes === null ? '' : ` Before: ${words(leftOf(before))}. Now: ${words(leftOf(after))}.`
  await notify(tx, clock.now(), [personId], {
    kind: 'decisions',
    type: 'info',
    title: 'Leave balance adjusted',
    message: `${firstName} ${lastName} ${change} your ${name} for ${year}.${left} Reason: ${note}`,
    priority: 'medium',
    navigationPath: '/app/leave-requests',
  })
}
