import type { Transaction } from '#db/database.ts'
import type { Message } from '#domains/notifications/message.ts'
import { notify, notifyAdmins, notifyEach } from '#domains/notifications/notifications.service.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import type { SignedIn } from '#http/context.ts'
import { dayWords } from '#platform/date-words.ts'
import type { EntitlementChange } from './entitlement-changes.rules.ts'
import { leaveWords, remainingLeave } from './leave-balance.rules.ts'
import type { BalanceRow } from './leave-balances.repo.ts'
import type { LeaveRow } from './leave-requests.repo.ts'
import { leaveNotices } from './notices.messages.ts'

type Asked = Pick<LeaveRow, 'from' | 'to' | 'part' | 'startsAt' | 'endsAt'>

/** 18 November; 18 to 20 November; 18 November, 09:00 to 11:00. */
export function leavePeriodWords({ from, to, part, startsAt, endsAt }: Asked, locale: string): string {
  const m = leaveNotices(locale)
  const day = dayWords(from, locale)
  if (part === 'hours') return m.hoursOf({ day, start: startsAt!, end: endsAt! })
  if (from === to && part === 'morning') return m.morningOf({ day })
  if (from === to && part === 'afternoon') return m.afternoonOf({ day })
  if (from === to) return day
  const last = dayWords(to, locale)
  if (from.slice(0, 7) !== to.slice(0, 7)) return m.daysFromTo({ first: day, last })
  return m.daysOfOneMonth({ first: Number(from.slice(8)).toLocaleString(locale), last })
}

/** Refreshes open pages of the person and the admins. */
export const announceLeave = (tx: Transaction, { id, personId }: Pick<LeaveRow, 'id' | 'personId'>): void =>
  tx.announce({ event: { topic: 'leave', id }, people: [personId], role: 'admin' })

/** Notifies the admins of a new request. */
export const notifyAdminsOfLeave = (tx: Transaction, at: Date, row: LeaveRow): Promise<void> =>
  notifyAdmins(
    tx,
    at,
    (locale) => ({
      kind: 'requests',
      type: 'info',
      title: leaveNotices(locale).leaveAskedFor(),
      message: leaveNotices(locale).askedForLeave({
        name: row.personName,
        leaveType: row.leaveType,
        period: leavePeriodWords(row, locale),
      }),
      priority: 'medium',
      navigationPath: `/app/admin-leave-requests?request=${row.id}`,
    }),
    row.personId,
  )

interface OutcomeWords {
  type: Message['type']
  title: (locale: string) => string
  sentence: (facts: { leaveType: string; period: string; name: string }, locale: string) => string
}

const outcomes = {
  approved: {
    type: 'success',
    title: (locale) => leaveNotices(locale).leaveApproved(),
    sentence: (facts, locale) => leaveNotices(locale).leaveApprovedBy(facts),
  },
  rejected: {
    type: 'error',
    title: (locale) => leaveNotices(locale).leaveRejected(),
    sentence: (facts, locale) => leaveNotices(locale).leaveRejectedBy(facts),
  },
  revoked: {
    type: 'warning',
    title: (locale) => leaveNotices(locale).leaveWithdrawn(),
    sentence: (facts, locale) => leaveNotices(locale).leaveWithdrawnBy(facts),
  },
} as const satisfies Record<string, OutcomeWords>

/** Notifies the person of the decision about their request, and who made it. */
export async function notifyOfDecision(
  { actor, clock }: SignedIn,
  tx: Transaction,
  row: LeaveRow,
  { outcome, reason = null }: { outcome: keyof typeof outcomes; reason?: string | null },
): Promise<void> {
  const name = await readFullName(tx.db, actor.id)
  await notify(tx, clock.now(), [row.personId], (locale) => {
    const { type, title, sentence } = outcomes[outcome]
    const facts = { leaveType: row.leaveType, period: leavePeriodWords(row, locale), name }
    return {
      kind: 'decisions',
      type,
      title: title(locale),
      message: [sentence(facts, locale), reason && reasonWords(reason, locale)].filter(Boolean).join(' '),
      priority: 'high',
      navigationPath: `/app/leave-requests?request=${row.id}`,
    }
  })
}

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
  const { personId, name: leaveType, dayMinutes, entitledMinutes } = after
  if (personId === actor.id) return
  const name = await readFullName(tx.db, actor.id)
  await notify(tx, clock.now(), [personId], (locale) => {
    const m = leaveNotices(locale)
    const words = (amount: number) => leaveWords(amount, dayMinutes, locale)
    const amount = words(Math.abs(minutes))
    const change = { name, amount, leaveType, year: String(year) }
    return {
      kind: 'decisions',
      type: 'info',
      title: m.balanceAdjusted(),
      message: [
        minutes > 0 ? m.balanceAdded(change) : m.balanceTaken(change),
        entitledMinutes !== null &&
          m.balanceBeforeAndNow({ before: words(remainingLeave(before)), now: words(remainingLeave(after)) }),
        m.balanceReason({ note }),
      ]
        .filter(Boolean)
        .join(' '),
      priority: 'medium',
      navigationPath: '/app/leave-requests',
    }
  })
}

interface Entitlements {
  leaveType: { name: string; dayMinutes: number }
  year: number
  changes: readonly EntitlementChange[]
}

/** Notifies people of an entitlement that changes with its leave type, everyone at once. */
export async function notifyOfEntitlements(
  { actor, clock }: SignedIn,
  tx: Transaction,
  { leaveType, year, changes }: Entitlements,
): Promise<void> {
  if (changes.length === 0) return
  const name = await readFullName(tx.db, actor.id)
  const facts = { name, leaveType: leaveType.name, year: String(year) }
  await notifyEach(
    tx,
    clock.now(),
    changes.map(({ before, after, personIds }) => ({
      personIds: personIds.filter((id) => id !== actor.id),
      message: (locale) => {
        const m = leaveNotices(locale)
        const words = (minutes: number) => leaveWords(minutes, leaveType.dayMinutes, locale)
        return {
          kind: 'decisions',
          type: 'info',
          title: m.entitlementChanged(),
          message:
            before === 0
              ? m.entitlementGivenBy({ ...facts, now: words(after) })
              : m.entitlementChangedBy({ ...facts, before: words(before), now: words(after) }),
          priority: 'medium',
          navigationPath: '/app/leave-requests',
        }
      },
    })),
  )
}
