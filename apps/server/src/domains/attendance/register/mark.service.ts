import { type AttendanceStatus, needsReason } from '@campanile/contract/attendance/attendance-words.ts'
import type { Database, Transaction } from '#db/database.ts'
import type { SessionHead } from '#domains/access/session-access.repo.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { recordSource, type StoredSource } from '../attendance.rules.ts'
import { announceRegister } from './announce.ts'
import { notifyOfChanges } from './record-notices.service.ts'
import * as repo from './register.repo.ts'

/** A record as the audit log shows it, with what else explains it. */
export const auditedMark = (
  record: { status: AttendanceStatus; source: StoredSource; markedBy: string | null } | undefined,
  explanation: { reason?: string | null; refused?: RefusedAttempt } = {},
) => {
  const { reason, refused } = explanation
  return record
    ? {
        status: record.status,
        source: recordSource(record),
        ...(reason && { reason }),
        ...(refused && { refused }),
      }
    : null
}

/** The refused attempt that led to a record. */
interface RefusedAttempt {
  attemptId: string
  at: string
  reason: string | null
}

interface NewMark {
  studentId: string
  status: AttendanceStatus
  reason?: string | null
  /** The version the change is based on, null for no record. If omitted, any version is replaced. */
  version?: number | null
  /** Whether a person gave a reason. If omitted, any reason counts. */
  explained?: boolean
  refused?: RefusedAttempt
  /** How a decision notifies the student of the change. */
  notice?: Parameters<typeof notifyOfChanges>[4]['as']
}

interface Changed {
  sessionId: string
  studentId: string
  at: Date
  before: repo.RecordRow | undefined
  after: Parameters<typeof auditedMark>[0] & object
  reason: string | null
  /** What the audit log says about it, too. */
  explanation?: Parameters<typeof auditedMark>[1]
}

/** Writes a record's change by a person to its history and the audit log. */
export async function recordChange(
  ctx: SignedIn,
  tx: Transaction,
  { sessionId, studentId, at, before, after, reason, explanation }: Changed,
): Promise<void> {
  await repo.insertChange(tx.db, {
    sessionId,
    studentId,
    at,
    by: ctx.actor.id,
    beforeStatus: before?.status ?? null,
    beforeSource: before?.source ?? null,
    beforeMarkedAt: before?.markedAt ?? null,
    beforeMarkedBy: before?.markedBy ?? null,
    afterStatus: after.status,
    reason,
  })
  await recordAudit(ctx, tx, {
    entity: 'attendance-record',
    entityId: `${sessionId} ${studentId}`,
    before: auditedMark(before),
    after: auditedMark(after, explanation),
  })
}

/**
 * Saves a record set by hand, with its history and audit event, and notifies the register and the student.
 *
 * @throws AppError not-found when the student is not on this register, edit-conflict for another version,
 *   reason-required when a student who attended becomes absent without one
 */
export async function changeMark(
  ctx: SignedIn,
  tx: Transaction,
  session: SessionHead,
  { studentId, status, reason = null, version, refused, notice, ...mark }: NewMark,
): Promise<void> {
  const now = ctx.clock.now()
  await rosterRow(tx.db, session, studentId)
  const before = await repo.findRecord(tx.db, session.id, studentId)
  if (version !== undefined && (before?.version ?? null) !== version) throw new AppError('edit-conflict')
  const explained = mark.explained ?? reason !== null
  if (needsReason(before?.status ?? null, status) && !explained) throw new AppError('reason-required')
  const after = { status, source: 'manual' as const, markedAt: now, markedBy: ctx.actor.id }
  await repo.putRecord(tx.db, session.id, studentId, after)
  const explanation = { reason, ...(refused && { refused }) }
  await recordChange(ctx, tx, {
    sessionId: session.id,
    studentId,
    at: now,
    before,
    after,
    reason,
    explanation,
  })
  const changes = [{ studentId, before: before?.status ?? null, after: status }]
  await notifyOfChanges(ctx, tx, session, changes, { reason, ...(notice && { as: notice }) })
  announceRegister(tx, session, [studentId])
}

/** @throws AppError not-found when the student is not on this register */
export async function rosterRow(
  db: Database,
  session: SessionHead,
  studentId: string,
): Promise<repo.RosterRow> {
  const [row] = await repo.listRoster(db, session, studentId)
  if (!row) throw new AppError('not-found')
  return row
}
