import type { Transaction } from '#db/database.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { Clock } from '#platform/clock.ts'
import { listClassAudience } from './meetings.repo.ts'
import { removalReason, replanNotices } from './replan.rules.ts'
import type { Replan } from './term-sessions.service.ts'
import { isBeingPlanned, notifyOfSchedules } from './timetable-notifications.ts'

/**
 * Notifies everyone concerned of the sessions that a holiday or new dates of a term removed or added: once
 * each, however many sessions. Nobody is notified of a term that is still being planned.
 * @param reason why sessions were added
 */
export async function notifyOfReplans(
  { clock }: { clock: Clock },
  tx: Transaction,
  replans: readonly Replan[],
  reason: (locale: string) => string,
): Promise<void> {
  const now = clock.now()
  const { timeZone } = await currentInstitution(tx)
  const changed = replans.flatMap(({ term, sessions }) =>
    sessions.map((session) => ({ ...session, isPlan: isBeingPlanned(term, now, timeZone) })),
  )
  const classIds = [...new Set(changed.map(({ classId }) => classId))]
  if (classIds.length === 0) return
  const audience = new Map((await listClassAudience(tx.db, classIds)).map((it) => [it.classId, it]))
  const changes = changed.map(({ classId, substituteId, removedFor, ...session }) => {
    const { courseTitle = '', personIds = [] } = audience.get(classId) ?? {}
    return {
      ...session,
      courseTitle,
      removed: removedFor !== null,
      reason: removedFor ? (locale: string) => removalReason(removedFor.holiday, locale) : reason,
      personIds: substituteId ? [...personIds, substituteId] : personIds,
    }
  })
  const people = [...new Set(changes.flatMap(({ personIds }) => personIds))]
  tx.announce({ event: { topic: 'sessions' }, people, role: 'admin' })
  const notices = replanNotices(
    changes.filter(({ isPlan }) => !isPlan),
    timeZone,
  )
  await notifyOfSchedules(tx, now, notices)
}
