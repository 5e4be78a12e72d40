import type { Transaction } from '#db/database.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { SignedIn } from '#http/context.ts'
import { listClassAudience } from '../meetings.repo.ts'
import { findTermDays } from '../term-sessions.repo.ts'
import { isBeingPlanned, notifyOfSchedules } from '../timetable-notifications.ts'
import { draftNotices } from './draft-notices.rules.ts'
import { listSubstitutes } from './meeting-changes.repo.ts'
import type { AppliedChange } from './timetable-drafts.tables.ts'

/**
 * Refreshes the timetables of everybody whom these changes affect, and notifies each of them once. Nobody is
 * notified of a term that is still being planned.
 */
export async function notifyOfDraft(
  { clock }: SignedIn,
  tx: Transaction,
  termId: string,
  changes: readonly AppliedChange[],
): Promise<void> {
  const now = clock.now()
  const meetingIds = changes.map(({ meetingId }) => meetingId)
  const [audience, substitutes] = await Promise.all([
    listClassAudience(tx.db, [...new Set(changes.map(({ classId }) => classId))]),
    listSubstitutes(tx.db, meetingIds, now),
  ])
  const ofClass = new Map(audience.map((it) => [it.classId, it]))
  const noticed = changes.map(({ classId, before, after }) => ({
    before,
    after,
    courseTitle: ofClass.get(classId)?.courseTitle ?? '',
    personIds: [
      ...(ofClass.get(classId)?.personIds ?? []),
      ...substitutes.filter((it) => it.classId === classId).map(({ personId }) => personId),
    ],
  }))
  const people = [...new Set(noticed.flatMap(({ personIds }) => personIds))]
  tx.announce({ event: { topic: 'sessions' }, people, role: 'admin' })
  const { timeZone } = await currentInstitution(tx)
  const days = await findTermDays(tx.db, termId)
  if (!days || isBeingPlanned(days.term, now, timeZone)) return
  await notifyOfSchedules(tx, now, draftNotices(noticed))
}
