import type { Database, Transaction } from '#db/database.ts'
import { recordAudits } from '#domains/audit/audit.service.ts'
import type { Context } from '#http/context.ts'
import type { RecordValues } from '../attendance.rules.ts'
import { insertChanges, markChangesUndone } from '../records/record-changes.repo.ts'
import * as records from '../records/records.repo.ts'
import { recordEvent } from '../records/records.service.ts'
import { announceRegister } from '../register/announce.ts'
import * as repo from './excusing.repo.ts'
import { type ExcuseObstacle, excuseObstacle, recordAfterExcuse } from './excusing.rules.ts'

/** The records that an excuse replaced, in a form that can be stored as JSON. */
export interface KeptRecord {
  sessionId: string
  studentId: string
  changeId: string
  excusedAt: string
  excusedBy: string
  before: (Omit<RecordValues, 'markedAt'> & { markedAt: string }) | null
}

export interface SessionExcuse {
  session: Pick<repo.SessionToExcuse, 'id' | 'courseCode' | 'startsAt'>
  /** The student's record without the excuse. */
  before: RecordValues | null
  obstacle: ExcuseObstacle | null
}

const excused = { status: 'excused', source: 'mitigation' } as const

interface Asked {
  studentId: string
  sessionIds: readonly string[]
}

/** Preview of excusing a student from these sessions, earliest first. */
export async function previewExcuses(db: Database, asked: Asked): Promise<SessionExcuse[]> {
  const { studentId, sessionIds } = asked
  if (sessionIds.length === 0) return []
  const sessions = await repo.listSessions(db, studentId, sessionIds)
  const before = recordMap(await records.listStudentRecords(db, studentId, sessionIds, { locked: false }))
  return sessions.map((session) => sessionExcuse(session, before.get(session.id) ?? null))
}

const recordMap = (rows: readonly records.StudentRecord[]) =>
  new Map<string, RecordValues>(rows.map(({ sessionId, ...record }) => [sessionId, record]))

const sessionExcuse = (session: repo.SessionToExcuse, before: RecordValues | null): SessionExcuse => ({
  session,
  before,
  obstacle: excuseObstacle({ sessionStatus: session.status, enrolled: session.enrolled, record: before }),
})

/**
 * Sets a student's records of these past or future sessions to excused, with audit events, and refreshes the
 * registers. The caller notifies the student. Returns the record before each. `kept` is null if the session
 * could not be excused and was not changed.
 */
export async function excuseSessions(
  ctx: Context,
  tx: Transaction,
  { studentId, sessionIds, by, reason }: Asked & { by: string; reason: string },
): Promise<(SessionExcuse & { kept: KeptRecord | null })[]> {
  if (sessionIds.length === 0) return []
  const at = ctx.clock.now()
  const excusing = { studentId, at, by }
  const sessions = await repo.listSessions(tx.db, studentId, sessionIds)
  const earlier = await recordsBefore(tx.db, excusing, sessions)
  const excuses = sessions.map((it) => ({ ...sessionExcuse(it, earlier.get(it.id) ?? null), session: it }))
  const done = excuses.filter(({ obstacle }) => obstacle === null)
  const replaced = done.filter(({ before }) => before !== null).map(({ session }) => session.id)
  await records.excuseRecords(tx.db, excusing, replaced)
  const after = { ...excused, markedBy: by }
  const changed = done.map(({ session, before }) => ({ sessionId: session.id, studentId, before, after }))
  const changes = changed.map((it) => ({ ...it, after: after.status }))
  const changeIds = await insertChanges(tx.db, { at, by, reason, changes })
  await recordAudits(
    ctx,
    tx,
    changed.map((it) => recordEvent(it)),
  )
  for (const { session } of done) announceRegister(tx, session, [studentId])
  return excuses.map((it) => {
    const index = done.indexOf(it)
    const kept = index < 0 ? null : keptRecord(it, { ...excusing, changeId: changeIds[index]! })
    return { ...it, kept }
  })
}

/**
 * Returns the records that excuses replace, locked, and inserts excuses where there is none. Locks and
 * inserts in the same order as an import, to avoid deadlocks.
 */
async function recordsBefore(
  db: Database,
  excusing: { studentId: string; at: Date; by: string },
  sessions: readonly repo.SessionToExcuse[],
): Promise<Map<string, RecordValues>> {
  const lock = async (ids: readonly string[]) =>
    recordMap(await records.listStudentRecords(db, excusing.studentId, ids, { locked: true }))
  const existing = await lock(sessions.map(({ id }) => id))
  const missing = sessions.filter((it) => !existing.has(it.id) && sessionExcuse(it, null).obstacle === null)
  const wanted = missing.map(({ id }) => id)
  const inserted = new Set(await records.insertExcusedRecords(db, excusing, wanted))
  // A record was made at this moment, so that record is the one to replace.
  const latest = await lock(wanted.filter((id) => !inserted.has(id)))
  return new Map([...existing, ...latest])
}

function keptRecord(
  { session, before }: SessionExcuse,
  { studentId, at, by, changeId }: { studentId: string; at: Date; by: string; changeId: string },
): KeptRecord {
  return {
    sessionId: session.id,
    studentId,
    changeId,
    excusedAt: at.toISOString(),
    excusedBy: by,
    before: before && { ...before, markedAt: before.markedAt.toISOString() },
  }
}

/** The excuse has not been changed since it was written. */
const isStill = (record: RecordValues | undefined, { excusedAt, excusedBy }: KeptRecord) =>
  record?.status === 'excused' &&
  record.source === 'mitigation' &&
  record.markedAt.getTime() === Date.parse(excusedAt) &&
  record.markedBy === excusedBy

/** A record after its excuse was withdrawn; null: none. */
export interface RestoredRecord {
  session: SessionExcuse['session']
  after: RecordValues | null
}

/**
 * Withdraws excuses of one student, with audit events, and refreshes the registers. The caller notifies the
 * student. Returns, in the same order, null for records that were changed since and are kept.
 */
export async function restoreExcused(
  ctx: Context,
  tx: Transaction,
  studentId: string,
  kept: readonly KeptRecord[],
): Promise<(RestoredRecord | null)[]> {
  const now = ctx.clock.now()
  const ids = kept.map(({ sessionId }) => sessionId)
  const current = recordMap(await records.listStudentRecords(tx.db, studentId, ids, { locked: true }))
  const registers = await repo.listRegisters(tx.db, studentId, ids, now)
  const still = kept.map((it) => isStill(current.get(it.sessionId), it))
  const restored = kept
    .filter((_, index) => still[index])
    .map(({ sessionId, changeId, excusedAt, before }) => {
      const earlier = before && { ...before, markedAt: new Date(before.markedAt) }
      const record = recordAfterExcuse(earlier, new Date(excusedAt), registers.get(sessionId)!)
      return { sessionId, changeId, record }
    })
  await records.restoreRecords(tx.db, studentId, restored)
  await markChangesUndone(
    tx.db,
    restored.map(({ changeId }) => changeId),
    now,
  )
  await recordAudits(
    ctx,
    tx,
    restored.map(({ sessionId, record: after }) =>
      recordEvent({ sessionId, studentId, before: { ...excused, markedBy: null }, after }),
    ),
  )
  const changed = new Map(restored.map(({ sessionId, record }) => [sessionId, record]))
  const sessions = await repo.listSessions(tx.db, studentId, [...changed.keys()])
  for (const session of sessions) announceRegister(tx, session, [studentId])
  const bySession = new Map(sessions.map((session) => [session.id, session]))
  return ids.map((id) => (changed.has(id) ? { session: bySession.get(id)!, after: changed.get(id)! } : null))
}
