import { inTransaction } from '#db/database.ts'
import { listClassLecturers } from '#domains/access/session-access.repo.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { groupRows } from '#platform/grouped.ts'
import type { Platform } from '#platform/platform.ts'
import { studentPath, workNamed } from '../assignment-notifications.ts'
import { assignmentNotices } from '../notices.messages.ts'
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
    const reminders = await repo.takeReminders(tx.db, now, soonHours)
    const sameDate = ({ assignmentId, dueAt }: repo.Reminder) => `${assignmentId} ${dueAt.getTime()}`
    for (const those of groupRows(reminders, sameDate).values()) {
      const people = those.map(({ studentId }) => studentId)
      const work = those[0]!
      await notify(tx, now, people, (locale) => ({
        kind: 'assignments',
        type: 'warning',
        title: assignmentNotices(locale).dueSoon(),
        message: assignmentNotices(locale).workDue({ ...workNamed(work), due: moment(work.dueAt, locale) }),
        priority: 'high',
        navigationPath: studentPath(work.assignmentId),
      }))
    }
    for (const it of await repo.takeDigests(tx.db, now)) {
      await notify(tx, now, await listClassLecturers(tx.db, it.classId), (locale) => ({
        kind: 'requests',
        type: 'info',
        title: assignmentNotices(locale).submittedOf({ submitted: it.submitted, enrolled: it.enrolled }),
        message: assignmentNotices(locale).workWasDue(workNamed(it)),
        priority: 'low',
        navigationPath: `/app/my-assignments?assignment=${it.assignmentId}`,
      }))
    }
  })
}
