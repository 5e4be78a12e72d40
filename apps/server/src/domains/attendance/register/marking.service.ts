import { attendance } from '@campanile/contract/attendance/attendance.ts'
import { inTransaction } from '#db/database.ts'
import { requireSessionAccess } from '#domains/access/session-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { announceRegister } from './announce.ts'
import { auditedMark, changeMark } from './mark.service.ts'
import { notifyOfChanges } from './record-notices.service.ts'
import { requireRecordable } from './recordable.service.ts'
import * as repo from './register.repo.ts'
import { rosterRowView } from './register.service.ts'

/** Kept with a record that follows a refused attempt, if no other reason is given. */
const refusalAccepted = 'Refused check-in accepted'

export const markAttendance = handle(attendance.markAttendance, async (ctx, input) => {
  const { sessionId, studentId, status, reason, attemptId } = input
  const session = await requireSessionAccess(ctx, ctx.db, sessionId)
  return inTransaction(ctx, async (tx) => {
    await requireRecordable(ctx, tx.db, session)
    const attempt = attemptId && (await repo.findRefusal(tx.db, { attemptId, sessionId, studentId }))
    if (attemptId && !attempt) throw new AppError('not-found')
    const refused = attempt && { attemptId: attempt.id, at: attempt.at.toISOString(), reason: attempt.reason }
    await changeMark(ctx, tx, session, {
      studentId,
      status,
      reason: reason ?? (refused ? refusalAccepted : null),
      explained: reason !== undefined,
      ...(refused && { refused }),
    })
    return rosterRowView(ctx, tx.db, session, studentId)
  })
})

export const undoMark = handle(attendance.undoMark, async (ctx, { sessionId, studentId }) => {
  const session = await requireSessionAccess(ctx, ctx.db, sessionId)
  return inTransaction(ctx, async (tx) => {
    const record = await repo.findRecord(tx.db, sessionId, studentId)
    const change = await repo.findLastChange(tx.db, sessionId, studentId)
    if (!change || !record) throw new AppError('nothing-to-undo')
    // Another person has changed the record since, and only they may undo that.
    if (change.by !== ctx.actor.id || record.status !== change.afterStatus || record.source !== 'manual') {
      throw new AppError('edit-conflict')
    }
    const { beforeStatus, beforeSource, beforeMarkedAt, beforeMarkedBy } = change
    const before =
      beforeStatus && beforeSource && beforeMarkedAt
        ? { status: beforeStatus, source: beforeSource, markedAt: beforeMarkedAt, markedBy: beforeMarkedBy }
        : undefined
    if (before) await repo.putRecord(tx.db, sessionId, studentId, before)
    else await repo.deleteRecord(tx.db, sessionId, studentId)
    await repo.markChangeUndone(tx.db, change.id, ctx.clock.now())
    await recordAudit(ctx, tx, {
      entity: 'attendance-record',
      entityId: `${sessionId} ${studentId}`,
      before: auditedMark(record),
      after: auditedMark(before),
    })
    const changes = [{ studentId, before: record.status, after: before?.status ?? null }]
    await notifyOfChanges(ctx, tx, session, changes, { reason: null })
    announceRegister(tx, session, [studentId])
    return rosterRowView(ctx, tx.db, session, studentId)
  })
})
