import type { attendance } from '@campanile/contract/attendance.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Handler } from '#http/routes.ts'
import { announceRegister } from './announce.ts'
import * as repo from './register.repo.ts'
import { rosterView, sessionToRun } from './register.service.ts'

const auditedMark = (record: Pick<repo.RecordRow, 'status' | 'source'> | undefined) =>
  record ? { status: record.status, source: record.source } : null

export const markAttendance: Handler<typeof attendance.markAttendance> = async (
  ctx,
  { sessionId, studentId, status },
) => {
  const session = await sessionToRun(ctx, sessionId)
  const now = ctx.clock.now()
  if (session.status === 'cancelled') throw new AppError('session-cancelled')
  return inTransaction(ctx, async (tx) => {
    const window = await repo.findWindow(tx.db, sessionId)
    if (!window && now < session.startsAt) throw new AppError('session-not-started')
    await rosterRow(tx, session, studentId)
    const before = await repo.findRecord(tx.db, sessionId, studentId)
    const mark = { status, source: 'manual' as const, markedAt: now, markedBy: ctx.actor.id }
    await repo.putRecord(tx.db, sessionId, studentId, mark)
    await repo.insertChange(tx.db, {
      sessionId,
      studentId,
      at: now,
      by: ctx.actor.id,
      beforeStatus: before?.status ?? null,
      beforeSource: before?.source ?? null,
      beforeMarkedAt: before?.markedAt ?? null,
      beforeMarkedBy: before?.markedBy ?? null,
      afterStatus: status,
    })
    await recordAudit(ctx, tx, {
      entity: 'attendance-record',
      entityId: `${sessionId} ${studentId}`,
      before: auditedMark(before),
      after: auditedMark(mark),
    })
    announceRegister(tx, session, [studentId])
    return rosterView(await rosterRow(tx, session, studentId))
  })
}

export const undoMark: Handler<typeof attendance.undoMark> = async (ctx, { sessionId, studentId }) => {
  const session = await sessionToRun(ctx, sessionId)
  return inTransaction(ctx, async (tx) => {
    const record = await repo.findRecord(tx.db, sessionId, studentId)
    const change = await repo.findLastChange(tx.db, sessionId, studentId)
    if (!change || !record) throw new AppError('nothing-to-undo')
    // Somebody else marked after me: theirs is not mine to take back.
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
}

/** @throws AppError not-found when the student is not on this register */
async function rosterRow(
  tx: Transaction,
  session: repo.SessionHead,
  studentId: string,
): Promise<repo.RosterRow> {
  const [row] = await repo.listRoster(tx.db, session, studentId)
  if (!row) throw new AppError('not-found')
  return row
}
