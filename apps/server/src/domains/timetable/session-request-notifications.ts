import type { Transaction } from '#db/database.ts'
import { notify, notifyAdmins } from '#domains/notifications/notifications.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { spanWords } from '#platform/date-words.ts'
import type { SessionRequestRow } from './session-requests.repo.ts'

/** Refreshes open pages of the lecturer and the admins. */
export const announceRequest = (
  tx: Transaction,
  { id, personId }: Pick<SessionRequestRow, 'id' | 'personId'>,
) => tx.announce({ event: { topic: 'sessions', id }, people: [personId], role: 'admin' })

/** Maths, Mon 14 Dec, 09:00 to 10:30 */
async function sessionWords(tx: Transaction, row: SessionRequestRow): Promise<string> {
  const { timeZone } = await currentInstitution(tx)
  return `${row.courseTitle}, ${spanWords({ startsAt: row.requestedStartsAt, endsAt: row.requestedEndsAt }, timeZone)}`
}

export async function notifyAdminsOfRequest(
  tx: Transaction,
  at: Date,
  row: SessionRequestRow,
): Promise<void> {
  await notifyAdmins(tx, at, {
    kind: 'requests',
    type: 'info',
    title: row.kind === 'move' ? 'Session move requested' : 'Session cancellation requested',
    message: `${row.personName}: ${await sessionWords(tx, row)}. ${row.reason}`,
    priority: 'medium',
    navigationPath: '/app/classes/session-requests',
  })
}

const outcomes = {
  approved: { type: 'success', title: 'Session request approved' },
  rejected: { type: 'error', title: 'Session request rejected' },
  expired: { type: 'warning', title: 'Session request expired' },
} as const

/** Notifies the lecturer of the outcome, with the reason. */
export async function notifyOfOutcome(
  tx: Transaction,
  at: Date,
  row: SessionRequestRow,
  outcome: keyof typeof outcomes,
  reason: string,
): Promise<void> {
  await notify(tx, at, [row.personId], {
    kind: 'decisions',
    ...outcomes[outcome],
    message: `${await sessionWords(tx, row)}. ${reason}`,
    priority: 'high',
    navigationPath: '/app/schedule/requests',
  })
}
