import type { Transaction } from '#db/database.ts'
import { notify, notifyAdmins } from '#domains/notifications/notifications.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { spanWords } from '#platform/date-words.ts'
import { timetableNotices } from './notices.messages.ts'
import type { SessionRequestRow } from './session-requests.repo.ts'

/** Refreshes open pages of the lecturer and the admins. */
export const announceRequest = (
  tx: Transaction,
  { id, personId }: Pick<SessionRequestRow, 'id' | 'personId'>,
) => tx.announce({ event: { topic: 'sessions', id }, people: [personId], role: 'admin' })

async function noticeFacts(tx: Transaction, row: SessionRequestRow) {
  const { timeZone } = await currentInstitution(tx)
  const slot = { startsAt: row.requestedStartsAt, endsAt: row.requestedEndsAt }
  return (locale: string) => ({ course: row.courseTitle, span: spanWords(slot, timeZone, locale) })
}

export async function notifyAdminsOfRequest(
  tx: Transaction,
  at: Date,
  row: SessionRequestRow,
): Promise<void> {
  const facts = await noticeFacts(tx, row)
  const { kind, personName: name, reason } = row
  await notifyAdmins(tx, at, (locale) => ({
    kind: 'requests',
    type: 'info',
    title:
      kind === 'move'
        ? timetableNotices(locale).sessionMoveRequested()
        : timetableNotices(locale).sessionCancellationRequested(),
    message: timetableNotices(locale).sessionRequestedBy({ ...facts(locale), name, reason }),
    priority: 'medium',
    navigationPath: '/app/classes/session-requests',
  }))
}

const outcomes = {
  approved: { type: 'success', title: (locale) => timetableNotices(locale).sessionRequestApproved() },
  rejected: { type: 'error', title: (locale) => timetableNotices(locale).sessionRequestRejected() },
  expired: { type: 'warning', title: (locale) => timetableNotices(locale).sessionRequestExpired() },
} as const satisfies Record<string, { type: string; title: (locale: string) => string }>

/** Notifies the lecturer of the outcome, with the reason. */
export async function notifyOfOutcome(
  tx: Transaction,
  at: Date,
  row: SessionRequestRow,
  outcome: keyof typeof outcomes,
  reason: (locale: string) => string,
): Promise<void> {
  const facts = await noticeFacts(tx, row)
  const { type, title } = outcomes[outcome]
  await notify(tx, at, [row.personId], (locale) => ({
    kind: 'decisions',
    type,
    title: title(locale),
    message: timetableNotices(locale).sessionWithOutcome({ ...facts(locale), reason: reason(locale) }),
    priority: 'high',
    navigationPath: '/app/schedule/requests',
  }))
}
