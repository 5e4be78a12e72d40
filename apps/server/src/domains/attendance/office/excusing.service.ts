import type { Database, Transaction } from '#db/database.ts'
import { recordAudits } from '#domains/audit/audit.service.ts'
import type { Context } from '#http/context.ts'
import { announceRegister } from '../register/announce.ts'
import { auditedMark } from '../register/mark.service.ts'
import * as repo from './excusing.repo.ts'
import { type ExcuseObstacle, excuseObstacle, type Mark, markAfterExcuse } from './excusing.rules.ts'

/** The records that an excuse replaced, in a form that can be stored as JSON. */
export interface KeptMark {
  sessionId: string
  studentId: string
  changeId: string
  excusedAt: string
  excusedBy: string
  before: (Omit<Mark, 'markedAt'> & { markedAt: string }) | null
}

export interface SessionExcuse {
  session: Pick<repo.SessionToExcuse, 'id' | 'courseCode' | 'startsAt'>
  /** The student's mark without the excuse. */
  before: Mark | null
  obstacle: ExcuseObstacle | null
}

interface Asked {
  studentId: string
  sessionIds: readonly string[]
}

/** Preview of excusing a student from these sessions, earliest first. */
export async function previewExcuses(db: Database, asked: Asked): Promise<SessionExcuse[]> {
  const { studentId, sessionIds } = asked
  if (sessionIds.length === 0) return []
  const sessions = await repo.listSessions(db, studentId, sessionIds)
  const marks = markMap(await repo.listMarks(db, studentId, sessionIds, { locked: false }))
  return sessions.map((session) => sessionExcuse(session, marks.get(session.id) ?? null))
}

const markMap = (rows: readonly repo.MarkOfSession[]) =>
  new Map<string, Mark>(rows.map(({ sessionId, ...mark }) => [sessionId, mark]))

const sessionExcuse = (session: repo.SessionToExcuse, before: Mark | null): SessionExcuse => ({
  session,
  before,
  obstacle: excuseObstacle({ sessionStatus: session.status, enrolled: session.enrolled, mark: before }),
})

/**
 * Sets a student's records of these past or future sessions to excused, with audit events, and notifies the
 * registers and the student. Returns the record before each. `kept` is null if the session could not be
 * excused and was not changed.
 */
export async function excuseSessions(
  ctx: Context,
  tx: Transaction,
  { studentId, sessionIds, by, reason }: Asked & { by: string; reason: string },
): Promise<(SessionExcuse & { kept: KeptMark | null })[]> {
  if (sessionIds.length === 0) return []
  const at = ctx.clock.now()
  const excusing = { studentId, at, by }
  const sessions = await repo.listSessions(tx.db, studentId, sessionIds)
  const marks = await marksBefore(tx.db, excusing, sessions)
  const excuses = sessions.map((it) => ({ ...sessionExcuse(it, marks.get(it.id) ?? null), session: it }))
  const done = excuses.filter(({ obstacle }) => obstacle === null)
  const replaced = done.filter(({ before }) => before !== null).map(({ session }) => session.id)
  await repo.updateToExcused(tx.db, excusing, replaced)
  const changed = done.map(({ session, before }) => ({ sessionId: session.id, before }))
  const changeIds = await repo.insertTrail(tx.db, { ...excusing, reason, marks: changed })
  await recordAudits(
    ctx,
    tx,
    changed.map(({ sessionId, before }) => ({
      entity: 'attendance-record',
      entityId: `${sessionId} ${studentId}`,
      before: auditedMark(before ?? undefined),
      after: auditedMark({ status: 'excused', source: 'mitigation', markedBy: by }),
    })),
  )
  for (const { session } of done) announceRegister(tx, session, [studentId])
  return excuses.map((it) => {
    const index = done.indexOf(it)
    const kept = index < 0 ? null : keptMark(it, { ...excusing, changeId: changeIds[index]! })
    return { ...it, kept }
  })
}

/**
 * Returns the records that excuses replace, locked, and inserts excuses where there is none. Locks and
 * inserts in the same order as an import, to avoid deadlocks.
 */
async function marksBefore(
  db: Database,
  excusing: { studentId: string; at: Date; by: string },
  sessions: readonly repo.SessionToExcuse[],
): Promise<Map<string, Mark>> {
  const lock = async (ids: readonly string[]) =>
    markMap(await repo.listMarks(db, excusing.studentId, ids, { locked: true }))
  const marks = await lock(sessions.map(({ id }) => id))
  const unmarked = sessions.filter((it) => !marks.has(it.id) && sessionExcuse(it, null).obstacle === null)
  const wanted = unmarked.map(({ id }) => id)
  const inserted = new Set(await repo.insertExcused(db, excusing, wanted))
  // The student was marked at this moment, so that record is the one to replace.
  const marked = await lock(wanted.filter((id) => !inserted.has(id)))
  return new Map([...marks, ...marked])
}

function keptMark(
  { session, before }: SessionExcuse,
  { studentId, at, by, changeId }: { studentId: string; at: Date; by: string; changeId: string },
): KeptMark {
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
const isStill = (mark: Mark | undefined, { excusedAt, excusedBy }: KeptMark) =>
  mark?.status === 'excused' &&
  mark.source === 'mitigation' &&
  mark.markedAt.getTime() === Date.parse(excusedAt) &&
  mark.markedBy === excusedBy

/**
 * Withdraws excuses of one student, with audit events, and notifies the registers and the student. Returns,
 * in the same order, false for records that were changed since and are kept.
 */
export async function restoreExcused(
  ctx: Context,
  tx: Transaction,
  studentId: string,
  kept: readonly KeptMark[],
): Promise<boolean[]> {
  const now = ctx.clock.now()
  const ids = kept.map(({ sessionId }) => sessionId)
  const marks = markMap(await repo.listMarks(tx.db, studentId, ids, { locked: true }))
  const registers = await repo.listRegisters(tx.db, studentId, ids, now)
  const still = kept.map((it) => isStill(marks.get(it.sessionId), it))
  const restored = kept
    .filter((_, index) => still[index])
    .map(({ sessionId, changeId, excusedAt, before }) => {
      const earlier = before && { ...before, markedAt: new Date(before.markedAt) }
      const mark = markAfterExcuse(earlier, new Date(excusedAt), registers.get(sessionId)!)
      return { sessionId, changeId, mark }
    })
  await repo.putBack(tx.db, studentId, restored)
  await repo.markTrailUndone(
    tx.db,
    restored.map(({ changeId }) => changeId),
    now,
  )
  await recordAudits(
    ctx,
    tx,
    restored.map(({ sessionId, mark }) => ({
      entity: 'attendance-record',
      entityId: `${sessionId} ${studentId}`,
      before: auditedMark({ status: 'excused', source: 'mitigation', markedBy: null }),
      after: auditedMark(mark ?? undefined),
    })),
  )
  const changed = new Set(restored.map(({ sessionId }) => sessionId))
  const sessions = await repo.listSessions(tx.db, studentId, ids)
  for (const session of sessions.filter(({ id }) => changed.has(id))) {
    announceRegister(tx, session, [studentId])
  }
  return still
}
