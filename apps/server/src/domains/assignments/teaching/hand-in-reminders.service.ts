import { handInReminders, reminderPauseHours } from '@campanile/contract/assignments/hand-in-reminders.ts'
import type { Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { AppError } from '#http/app-error.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { minutesAfter } from '#platform/clock.ts'
import { groupRows } from '#platform/grouped.ts'
import { announceAssignment, studentPath, workNamed } from '../assignment-notifications.ts'
import { assignmentNotices } from '../notices.messages.ts'
import { type AssignmentRow, findAssignment, lockAssignment, noteReminder } from './assignments.repo.ts'
import { run } from './assignments.service.ts'
import { momentsInWords } from './due-words.service.ts'
import { listMissing, type Missing } from './reminders.repo.ts'

/** When the next reminder can be sent; null: now. */
function nextReminderAt(lastAt: Date | null, now: Date): Date | null {
  if (lastAt === null) return null
  const next = minutesAfter(lastAt, reminderPauseHours * 60)
  return next > now ? next : null
}

export const readHandInReminder = handle(
  handInReminders.readHandInReminder,
  async (ctx, { assignmentId }) => {
    const { remindedAt } = await run(ctx, ctx.db, await findAssignment(ctx.db, assignmentId))
    const now = ctx.clock.now()
    const { length } = await listMissing(ctx.db, assignmentId, now)
    return {
      students: length,
      lastAt: remindedAt?.toISOString() ?? null,
      nextAt: nextReminderAt(remindedAt, now)?.toISOString() ?? null,
    }
  },
)

export const remindToHandIn = handleInTransaction(
  handInReminders.remindToHandIn,
  async (ctx, { assignmentId }, tx) => {
    // Of two people at the same time, the second waits here and then finds the first one's reminder.
    const row = await run(ctx, tx.db, await lockAssignment(tx.db, assignmentId))
    const now = ctx.clock.now()
    if (nextReminderAt(row.remindedAt, now)) throw new AppError('reminded-today')
    const missing = await listMissing(tx.db, assignmentId, now)
    if (missing.length === 0) throw new AppError('nobody-to-remind')
    await noteReminder(tx.db, assignmentId, now)
    await notifyMissing(tx, now, row, missing)
    await recordAudit(ctx, tx, {
      entity: 'assignment',
      entityId: assignmentId,
      before: { remindedAt: row.remindedAt },
      after: { remindedAt: now, students: missing.map(({ studentId }) => studentId) },
    })
    await announceAssignment(tx, row)
    return { reminded: missing.length }
  },
)

/** One notification for all students with the same due date. */
async function notifyMissing(tx: Transaction, now: Date, row: AssignmentRow, missing: readonly Missing[]) {
  const moment = await momentsInWords(tx.db)
  for (const those of groupRows(missing, ({ dueAt }) => dueAt.getTime()).values()) {
    const { dueAt, isOverdue } = those[0]!
    await notify(
      tx,
      now,
      those.map(({ studentId }) => studentId),
      (locale) => {
        const m = assignmentNotices(locale)
        const facts = { ...workNamed(row), due: moment(dueAt, locale) }
        return {
          kind: 'assignments',
          type: 'warning',
          title: m.youHaveNotSubmitted(),
          message: isOverdue ? m.workWasDueAndIsAccepted(facts) : m.workIsDue(facts),
          priority: 'high',
          navigationPath: studentPath(row.id),
          byEmail: true,
        }
      },
    )
  }
}
