import { type AttendanceStatus, needsReason } from '@campanile/contract/attendance/attendance-words.ts'
import type { Database, Transaction } from '#db/database.ts'
import type { SessionHead } from '#domains/access/session-access.repo.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Context, SignedIn } from '#http/context.ts'
import { type RecordValues, recordSource } from '../attendance.rules.ts'
import { announceRegister } from '../register/announce.ts'
import { findWindow, listRoster, type RosterRow } from '../register/register.repo.ts'
import { insertChanges } from './record-changes.repo.ts'
import { type NoticeOptions, notifyOfChanges, type StudentChange } from './record-notices.service.ts'
import * as repo from './records.repo.ts'

/** The refused attempt that led to a record. */
interface RefusedAttempt {
  attemptId: string
  at: string
  reason: string | null
}

interface Explanation {
  reason?: string | null
  refused?: RefusedAttempt
}

type AuditedRecord = Pick<RecordValues, 'status' | 'source' | 'markedBy'>

/** A record as the audit log shows it, with what else explains it. */
const auditedRecord = (record: AuditedRecord | null, { reason, refused }: Explanation = {}) =>
  record && {
    status: record.status,
    source: recordSource(record),
    ...(reason && { reason }),
    ...(refused && { refused }),
  }

interface AuditedChange {
  sessionId: string
  studentId: string
  before: AuditedRecord | null
  after: AuditedRecord | null
}

/** The audit event of one record's change. */
export const recordEvent = (
  { sessionId, studentId, before, after }: AuditedChange,
  explanation?: Explanation,
) => ({
  entity: 'attendance-record' as const,
  entityId: `${sessionId} ${studentId}`,
  before: auditedRecord(before),
  after: auditedRecord(after, explanation),
})

interface LoggedChange extends AuditedChange {
  at: Date
  before: RecordValues | null
  after: RecordValues
  reason: string | null
}

/** Writes a record's change by a person to its history and the audit log. */
export async function logChange(
  ctx: SignedIn,
  tx: Transaction,
  change: LoggedChange,
  explanation?: Explanation,
): Promise<void> {
  const { sessionId, studentId, at, before, after, reason } = change
  const changes = [{ sessionId, studentId, before, after: after.status }]
  await insertChanges(tx.db, { at, by: ctx.actor.id, reason, changes })
  await recordAudit(ctx, tx, recordEvent(change, explanation))
}

/** Notifies the students whose records have changed, their open pages, and the open registers. */
export async function publishChanges(
  ctx: Pick<Context, 'actor' | 'clock'>,
  tx: Transaction,
  session: SessionHead,
  changes: readonly StudentChange[],
  options: NoticeOptions,
): Promise<void> {
  await notifyOfChanges(ctx, tx, session, changes, options)
  announceRegister(
    tx,
    session,
    changes.map(({ studentId }) => studentId),
  )
}

interface NewRecord {
  studentId: string
  status: AttendanceStatus
  reason?: string | null
  /** The version the change is based on, null for no record. If omitted, any version is replaced. */
  version?: number | null
  /** Whether a person gave a reason. If omitted, any reason counts. */
  explained?: boolean
  refused?: RefusedAttempt
  /** How a decision notifies the student of the change. */
  notice?: NoticeOptions['as']
}

/**
 * Saves a record set by hand, with its history and audit event, and notifies the register and the student.
 *
 * @throws AppError not-found when the student is not on this register, edit-conflict for another version,
 *   reason-required when a student who attended becomes absent without one
 */
export async function changeRecord(
  ctx: SignedIn,
  tx: Transaction,
  session: SessionHead,
  { studentId, status, reason = null, version, refused, notice, ...given }: NewRecord,
): Promise<void> {
  const at = ctx.clock.now()
  const sessionId = session.id
  await requireRosterRow(tx.db, session, studentId)
  const before = (await repo.findRecord(tx.db, sessionId, studentId)) ?? null
  if (version !== undefined && (before?.version ?? null) !== version) throw new AppError('edit-conflict')
  const explained = given.explained ?? reason !== null
  if (needsReason(before?.status ?? null, status) && !explained) throw new AppError('reason-required')
  const after = { status, source: 'manual' as const, markedAt: at, markedBy: ctx.actor.id }
  await repo.putRecord(tx.db, sessionId, studentId, after)
  const change = { sessionId, studentId, at, before, after, reason }
  await logChange(ctx, tx, change, { reason, ...(refused && { refused }) })
  const changes = [{ studentId, before: before?.status ?? null, after: status }]
  await publishChanges(ctx, tx, session, changes, { reason, ...(notice && { as: notice }) })
}

/** @throws AppError not-found when the student is not on this register */
export async function requireRosterRow(
  db: Database,
  session: SessionHead,
  studentId: string,
): Promise<RosterRow> {
  const [row] = await listRoster(db, session, studentId)
  if (!row) throw new AppError('not-found')
  return row
}

/**
 * Attendance is recorded from the start of a session, or earlier if its check-in was opened.
 *
 * @throws AppError session-cancelled or session-not-started
 */
export async function requireRecordable(
  { clock }: Pick<SignedIn, 'clock'>,
  db: Database,
  session: SessionHead,
): Promise<void> {
  if (session.status === 'cancelled') throw new AppError('session-cancelled')
  if (clock.now() < session.startsAt && !(await findWindow(db, session.id)))
    throw new AppError('session-not-started')
}
