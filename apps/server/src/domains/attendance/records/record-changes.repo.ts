import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import type { RecordValues } from '../attendance.rules.ts'
import { attendanceChanges } from '../attendance.tables.ts'

// The history of records: what each was before people changed it. putRecords writes its own.

interface Change {
  sessionId: string
  studentId: string
  before: RecordValues | null
  after: AttendanceStatus
}

interface Changes {
  at: Date
  by: string
  reason: string | null
  changes: readonly Change[]
}

/** Stores the record before each change, and returns the ids of the changes in the same order. */
export async function insertChanges(db: Database, { at, by, reason, changes }: Changes): Promise<string[]> {
  if (changes.length === 0) return []
  const list = <T>(valueIn: (change: Change) => T) => sql.param(changes.map(valueIn))
  const ids = changes.map(() => newId())
  await db.execute(sql`
    insert into attendance_changes (id, session_id, student_id, at, by, before_status, before_source,
      before_marked_at, before_marked_by, after_status, reason)
    select g.id, g.session_id, g.student_id, ${at}::timestamptz, ${by}::uuid, g.status, g.source, g.marked_at,
      g.marked_by, g.after, ${reason}::text
    from unnest(${sql.param(ids)}::uuid[], ${list((it) => it.sessionId)}::uuid[], ${list((it) => it.studentId)}::uuid[],
      ${list(({ before }) => before?.status ?? null)}::text[], ${list(({ before }) => before?.source ?? null)}::text[],
      ${list(({ before }) => before?.markedAt.toISOString() ?? null)}::timestamptz[],
      ${list(({ before }) => before?.markedBy ?? null)}::uuid[], ${list((it) => it.after)}::text[])
      g(id, session_id, student_id, status, source, marked_at, marked_by, after)`)
  return ids
}

/** Reason for the current record: the one given with the last change by hand that was not undone. */
export const recordReason = (sessionId: SQL, studentId: SQL) => sql`(
  select h.reason from attendance_changes h
  where h.session_id = ${sessionId} and h.student_id = ${studentId} and h.undone_at is null
  order by h.id desc limit 1)`

/** The latest change by hand of a record that was not undone. */
export async function findLastChange(db: Database, sessionId: string, studentId: string) {
  const [row] = await db
    .select()
    .from(attendanceChanges)
    .where(
      and(
        eq(attendanceChanges.sessionId, sessionId),
        eq(attendanceChanges.studentId, studentId),
        isNull(attendanceChanges.undoneAt),
      ),
    )
    .orderBy(desc(attendanceChanges.id))
    .limit(1)
  return row
}

export const markChangesUndone = (db: Database, changeIds: readonly string[], at: Date) =>
  db.execute(
    sql`update attendance_changes set undone_at = ${at} where id = any(${sql.param(changeIds)}::uuid[])`,
  )
