import Big from 'big.js'
import type { Database, Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { announceWork, notifyOfMovedMark } from '../assignment-notifications.ts'
import { type HandedInRow, listSubmittedWork } from '../mine/handed-in.repo.ts'
import { forgetReminders } from '../teaching/reminders.repo.ts'
import * as repo from './extensions.repo.ts'
import { computeReduction, lateSeconds, rounded } from './penalty.rules.ts'

/** The effect of giving a student more days for an assignment. */
export interface Extension {
  assignment: { id: string; courseCode: string; title: string }
  dueBefore: Date
  dueAfter: Date
  obstacle: 'not-enrolled' | 'archived' | 'no-days' | null
  /** Penalties in marks for work already submitted; null: there is none. */
  work: { before: string; after: string; lateBefore: boolean } | null
}

interface Asked {
  assignmentId: string | null
  studentId: string
  days: number
}

const computeLostMarks = (row: HandedInRow, dueAt: Date) =>
  rounded(Big(computeReduction({ ...row, dueAt }).penalty))

const extensionEffect = (row: HandedInRow | undefined, dueBefore: Date, dueAfter: Date): Extension['work'] =>
  row
    ? {
        before: computeLostMarks(row, dueBefore),
        after: computeLostMarks(row, dueAfter),
        lateBefore: lateSeconds(dueBefore, row.submittedAt) > 0,
      }
    : null

async function planned(db: Database, { assignmentId, studentId, days }: Asked) {
  const own = assignmentId === null ? undefined : await repo.findOwnDates(db, assignmentId, studentId)
  if (!own) return undefined
  const obstacle: Extension['obstacle'] = !own.enrolled
    ? 'not-enrolled'
    : own.archivedAt
      ? 'archived'
      : days === 0
        ? 'no-days'
        : null
  const moved = obstacle ? own : requireFound(await repo.findOwnDates(db, own.assignmentId, studentId, days))
  const [handedIn] = await listSubmittedWork(db, { assignmentIds: [own.assignmentId], studentId })
  const extension: Extension = {
    assignment: { id: own.assignmentId, courseCode: own.courseCode, title: own.title },
    dueBefore: own.dueAt,
    dueAfter: moved.dueAt,
    obstacle,
    work: extensionEffect(handedIn, own.dueAt, moved.dueAt),
  }
  return { own, extension, lateUntil: moved.lateUntil }
}

/** The effect if the extension were given now; undefined when no assignment is named. */
export const previewExtension = async (db: Database, asked: Asked): Promise<Extension | undefined> =>
  (await planned(db, asked))?.extension

/**
 * Moves a student's due date and final cut-off by calendar days from their current dates. Penalties follow.
 * Notifies the student if this changes a mark they have already received. The caller notifies them of the dates.
 */
export async function applyDueDateExtension(
  ctx: SignedIn,
  tx: Transaction,
  asked: Asked & { requestId: string },
): Promise<{ extension: Extension; dueDateId: string | null } | undefined> {
  // As a percentage of attendance.
  await acquireLock(tx, 'work', asked.studentId)
  const plan = await planned(tx.db, asked)
  if (!plan) return undefined
  const { own, extension, lateUntil } = plan
  if (extension.obstacle) return { extension, dueDateId: null }
  const { studentId, requestId, days } = asked
  const dueDateId = await repo.insertDueDate(tx.db, {
    assignmentId: own.assignmentId,
    studentId,
    days,
    dueAt: extension.dueAfter,
    lateUntil,
    source: 'mitigation',
    requestId,
    penaltyBefore: extension.work?.before ?? null,
    penaltyAfter: extension.work?.after ?? null,
    createdAt: ctx.clock.now(),
    // Null when the request was approved automatically by a setting.
    createdBy: ctx.actor.role === 'admin' ? ctx.actor.id : null,
  })
  await recordAudit(ctx, tx, {
    entity: 'student-due-date',
    entityId: `${own.assignmentId} ${studentId}`,
    before: { dueAt: extension.dueBefore, penalty: extension.work?.before },
    after: { dueAt: extension.dueAfter, penalty: extension.work?.after },
  })
  await forgetReminders(tx.db, own.assignmentId, studentId)
  await notifyOfExtension(ctx, tx, own, studentId, extension.work)
  return { extension, dueDateId }
}

async function notifyOfExtension(
  ctx: SignedIn,
  tx: Transaction,
  own: repo.OwnDatesRow,
  studentId: string,
  work: { before: string; after: string } | null,
) {
  const about = { ...own, id: own.assignmentId }
  if (own.released && work && work.before !== work.after) {
    const { before, after } = work
    await notifyOfMovedMark(ctx, tx, studentId, about, { penalty: { before, after } })
  }
  await announceWork(tx, about, [studentId])
}

/**
 * Reverses extensions. Others stay in force. Returns the change of each, in the same order; null for those already
 * reversed.
 */
export async function reverseDueDateExtension(
  ctx: SignedIn,
  tx: Transaction,
  dueDateIds: readonly string[],
): Promise<(Extension | null)[]> {
  for (const studentId of await repo.listStudents(tx.db, dueDateIds)) await acquireLock(tx, 'work', studentId)
  const rows = await repo.lockDueDates(tx.db, dueDateIds)
  const reversed = new Map<string, Extension>()
  for (const row of rows) reversed.set(row.id, await reverseOne(ctx, tx, row))
  return dueDateIds.map((id) => reversed.get(id) ?? null)
}

async function reverseOne(ctx: SignedIn, tx: Transaction, row: repo.DueDateRow): Promise<Extension> {
  const { id, assignmentId, studentId } = row
  const before = requireFound(await repo.findOwnDates(tx.db, assignmentId, studentId))
  const [handedIn] = await listSubmittedWork(tx.db, { assignmentIds: [assignmentId], studentId })
  await repo.updateDueDate(tx.db, id, { reversedAt: ctx.clock.now(), reversedBy: ctx.actor.id })
  const after = requireFound(await repo.findOwnDates(tx.db, assignmentId, studentId))
  const work = extensionEffect(handedIn, before.dueAt, after.dueAt)
  await repo.updateDueDate(tx.db, id, {
    penaltyAtReversal: work?.before ?? null,
    penaltyRestored: work?.after ?? null,
  })
  await forgetReminders(tx.db, assignmentId, studentId)
  await recordAudit(ctx, tx, {
    entity: 'student-due-date',
    entityId: `${assignmentId} ${studentId}`,
    before: { dueAt: before.dueAt, penalty: work?.before },
    after: { dueAt: after.dueAt, penalty: work?.after },
  })
  await notifyOfExtension(ctx, tx, after, studentId, work)
  return {
    assignment: { id: assignmentId, courseCode: after.courseCode, title: after.title },
    dueBefore: before.dueAt,
    dueAfter: after.dueAt,
    obstacle: null,
    work,
  }
}

/** Assignments a student may select in a request, latest due date first. */
export const nameableAssignments = repo.listNameable
export type NamedAssignment = repo.NamedAssignment

/** The effect of a request's extension on existing work; undefined if it changed no dates. */
export async function penaltyMoved(db: Database, requestId: string): Promise<Extension | undefined> {
  const row = await repo.findOfRequest(db, requestId)
  if (!row) return undefined
  const { assignmentId, studentId } = row
  const own = requireFound(await repo.findOwnDates(db, assignmentId, studentId))
  const which = { assignmentIds: [assignmentId], studentId }
  const [earlier] = await listSubmittedWork(db, { ...which, notOfRequest: requestId })
  const dueBefore = earlier?.dueAt ?? own.dueAt
  return {
    assignment: { id: assignmentId, courseCode: own.courseCode, title: own.title },
    dueBefore,
    dueAfter: own.dueAt,
    obstacle: null,
    work: extensionEffect(earlier, dueBefore, own.dueAt),
  }
}
