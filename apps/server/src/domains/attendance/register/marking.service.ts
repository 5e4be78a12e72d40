import { attendance } from '@campanile/contract/attendance/attendance.ts'
import { inTransaction } from '#db/database.ts'
import { requireSessionAccess } from '#domains/access/session-access.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { announceRegister } from './announce.ts'
import { auditedMark, changeMark, rosterRow } from './mark.service.ts'
import * as repo from './register.repo.ts'
import { rosterView } from './register.service.ts'

export const markAttendance = handle(
  attendance.markAttendance,
  async (ctx, { sessionId, studentId, status }) => {
    const session = await requireSessionAccess(ctx, ctx.db, sessionId)
    if (session.status === 'cancelled') throw new AppError('session-cancelled')
    return inTransaction(ctx, async (tx) => {
      const window = await repo.findWindow(tx.db, sessionId)
      if (!window && ctx.clock.now() < session.startsAt) throw new AppError('session-not-started')
      await changeMark(ctx, tx, session, { studentId, status })
      return rosterView(await rosterRow(tx, session, studentId))
    })
  },
)

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
    announceRegister(tx, session, [studentId])
    return rosterView(await rosterRow(tx, session, studentId))
  })
})
