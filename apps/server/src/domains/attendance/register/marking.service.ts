import { attendance } from '@campanile/contract/attendance/attendance.ts'
import { inTransaction } from '#db/database.ts'
import { requireSessionAccess } from '#domains/access/session-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { attendanceNotices } from '../notices.messages.ts'
import { findLastChange, markChangesUndone } from '../records/record-changes.repo.ts'
import { deleteRecord, findRecord, putRecord } from '../records/records.repo.ts'
import { changeRecord, publishChanges, recordEvent, requireRecordable } from '../records/records.service.ts'
import { findRefusal } from './register.repo.ts'
import { rosterRowView } from './register.service.ts'

export const markAttendance = handle(attendance.markAttendance, async (ctx, input) => {
  const { sessionId, studentId, status, reason, attemptId } = input
  const session = await requireSessionAccess(ctx, ctx.db, sessionId)
  return inTransaction(ctx, async (tx) => {
    await requireRecordable(ctx, tx.db, session)
    const attempt = attemptId && (await findRefusal(tx.db, { attemptId, sessionId, studentId }))
    if (attemptId && !attempt) throw new AppError('not-found')
    const refused = attempt && { attemptId: attempt.id, at: attempt.at.toISOString(), reason: attempt.reason }
    const { locale } = await currentInstitution(tx)
    await changeRecord(ctx, tx, session, {
      studentId,
      status,
      reason: reason ?? (refused ? attendanceNotices(locale).refusalAccepted() : null),
      explained: reason !== undefined,
      ...(refused && { refused }),
    })
    return rosterRowView(ctx, tx.db, session, studentId)
  })
})

export const undoMark = handle(attendance.undoMark, async (ctx, { sessionId, studentId }) => {
  const session = await requireSessionAccess(ctx, ctx.db, sessionId)
  return inTransaction(ctx, async (tx) => {
    const record = await findRecord(tx.db, sessionId, studentId)
    const change = await findLastChange(tx.db, sessionId, studentId)
    if (!change || !record) throw new AppError('nothing-to-undo')
    // Another person has changed the record since, and only they may undo that.
    if (change.by !== ctx.actor.id || record.status !== change.afterStatus || record.source !== 'manual') {
      throw new AppError('edit-conflict')
    }
    const { beforeStatus, beforeSource, beforeMarkedAt, beforeMarkedBy } = change
    const before =
      beforeStatus && beforeSource && beforeMarkedAt
        ? { status: beforeStatus, source: beforeSource, markedAt: beforeMarkedAt, markedBy: beforeMarkedBy }
        : null
    if (before) await putRecord(tx.db, sessionId, studentId, before)
    else await deleteRecord(tx.db, sessionId, studentId)
    await markChangesUndone(tx.db, [change.id], ctx.clock.now())
    await recordAudit(ctx, tx, recordEvent({ sessionId, studentId, before: record, after: before }))
    const changes = [{ studentId, before: record.status, after: before?.status ?? null }]
    await publishChanges(ctx, tx, session, changes, { reason: null })
    return rosterRowView(ctx, tx.db, session, studentId)
  })
})
