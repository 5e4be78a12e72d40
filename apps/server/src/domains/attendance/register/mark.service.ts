import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import type { AttendanceSource } from '@campanile/contract/timetable/timetable.ts'
import type { Transaction } from '#db/database.ts'
import type { SessionHead } from '#domains/access/session-access.repo.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { announceRegister } from './announce.ts'
import * as repo from './register.repo.ts'

export const auditedMark = (
  record: { status: AttendanceStatus; source: AttendanceSource } | undefined,
  reason: string | null = null,
) => (record ? { status: record.status, source: record.source, ...(reason && { reason }) } : null)

interface NewMark {
  studentId: string
  status: AttendanceStatus
  reason?: string | null
  /** The version the change is based on, null for no record. If omitted, any version is replaced. */
  version?: number | null
}

/**
 * Saves a record set by hand, with its history and audit event, and notifies the register and the student.
 *
 * @throws AppError not-found when the student is not on this register, edit-conflict for another version
 */
export async function changeMark(
  ctx: SignedIn,
  tx: Transaction,
  session: SessionHead,
  { studentId, status, reason = null, version }: NewMark,
): Promise<void> {
  const now = ctx.clock.now()
  await rosterRow(tx, session, studentId)
  const before = await repo.findRecord(tx.db, session.id, studentId)
  if (version !== undefined && (before?.version ?? null) !== version) throw new AppError('edit-conflict')
  const mark = { status, source: 'manual' as const, markedAt: now, markedBy: ctx.actor.id }
  await repo.putRecord(tx.db, session.id, studentId, mark)
  await repo.insertChange(tx.db, {
    sessionId: session.id,
    studentId,
    at: now,
    by: ctx.actor.id,
    beforeStatus: before?.status ?? null,
    beforeSource: before?.source ?? null,
    beforeMarkedAt: before?.markedAt ?? null,
    beforeMarkedBy: before?.markedBy ?? null,
    afterStatus: status,
    reason,
  })
  await recordAudit(ctx, tx, {
    entity: 'attendance-record',
    entityId: `${session.id} ${studentId}`,
    before: auditedMark(before),
    after: auditedMark(mark, reason),
  })
  announceRegister(tx, session, [studentId])
}

/** @throws AppError not-found when the student is not on this register */
export async function rosterRow(
  tx: Pick<Transaction, 'db'>,
  session: SessionHead,
  studentId: string,
): Promise<repo.RosterRow> {
  const [row] = await repo.listRoster(tx.db, session, studentId)
  if (!row) throw new AppError('not-found')
  return row
}
