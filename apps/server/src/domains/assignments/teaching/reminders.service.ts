import { inTransaction } from '#db/database.ts'
import { listClassLecturers } from '#domains/access/session-access.repo.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import type { Platform } from '#platform/platform.ts'
import { studentPath } from '../assignment-notifications.ts'
import { momentsInWords } from './due-words.service.ts'
import * as repo from './reminders.repo.ts'

/** Hours before the due date at which students who have not submitted are reminded. */
const soonHours = 24

/**
 * Reminds students of work due soon, and notifies lecturers of how many submitted after it was due. Each
 * happens once.
 */
export async function notifyOfDueDates(platform: Platform): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const now = platform.clock.now()
    const moment = await momentsInWords(tx.db)
    // One notification for all students with the same date, written once and delivered to many.
    for (const [message, those] of byMessage(await repo.takeReminders(tx.db, now, soonHours), moment)) {
      const people = those.map(({ studentId }) => studentId)
      await notify(tx, now, people, {
        kind: 'assignments',
        type: 'warning',
        title: 'Due soon',
        message,
        priority: 'high',
        navigationPath: studentPath(those[0]!.assignmentId),
      })
    }
    for (const it of await repo.takeDigests(tx.db, now)) {
      await notify(tx, now, await listClassLecturers(tx.db, it.classId), {
        kind: 'requests',
        type: 'info',
        title: `${it.submitted} of ${it.enrolled} submitted`,
        message: `${it.courseCode}: ${it.title} was due`,
        priority: 'low',
        navigationPath: `/app/my-assignments?assignment=${it.assignmentId}`,
      })
    }
  })
}

function byMessage(reminders: readonly repo.Reminder[], moment: (at: Date) => string) {
  const groups = new Map<string, repo.Reminder[]>()
  for (const it of reminders) {
    const key = `${it.assignmentId} ${it.dueAt.getTime()}`
    groups.set(key, [...(groups.get(key) ?? []), it])
  }
  return [...groups.values()].map((those) => {
    const { courseCode, title, dueAt } = those[0]!
    return [`${courseCode}: ${title}, due ${moment(dueAt)}`, those] as const
  })
}
