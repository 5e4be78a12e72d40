import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { deleteAll, updateAll } from '#db/bulk.ts'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import type { SessionHead } from '#domains/access/session-access.repo.ts'
import { expectedStudents } from '#domains/structure/expected.sql.ts'
import type { RecordValues } from '../attendance.rules.ts'
import { attendanceChanges, attendanceRecords } from '../attendance.tables.ts'

// All statements that write attendance_records, apart from a student's own check-in, which is in
// accepted-check-ins.repo.ts.

export type RecordRow = typeof attendanceRecords.$inferSelect

const oneRecord = (sessionId: string, studentId: string) =>
  and(eq(attendanceRecords.sessionId, sessionId), eq(attendanceRecords.studentId, studentId))

/** Locks the record until the end of the transaction, so that concurrent changes run one after the other. */
export async function findRecord(
  db: Database,
  sessionId: string,
  studentId: string,
): Promise<RecordRow | undefined> {
  const [row] = await db.select().from(attendanceRecords).where(oneRecord(sessionId, studentId)).for('update')
  return row
}

const studentRecordRow = {
  sessionId: attendanceRecords.sessionId,
  status: attendanceRecords.status,
  source: attendanceRecords.source,
  markedAt: attendanceRecords.markedAt,
  /** Null when the student checked in themselves, or closing check-in marked them absent. */
  markedBy: attendanceRecords.markedBy,
}
export type StudentRecord = ShapeRow<typeof studentRecordRow>

/** A student's records of these sessions. `locked` prevents changes until the end of the transaction. */
export const listStudentRecords = (
  db: Database,
  studentId: string,
  sessionIds: readonly string[],
  { locked }: { locked: boolean },
) =>
  queryRows(db, studentRecordRow)`
    select session_id, status, source, marked_at, marked_by
    from attendance_records
    where student_id = ${studentId} and session_id = any(${sql.param(sessionIds)}::uuid[])
    order by session_id ${locked ? sql`for update` : sql``}`

/** Writes one record. With `replacing`, false if the student has a record with any other status. */
export async function putRecord(
  db: Database,
  sessionId: string,
  studentId: string,
  values: RecordValues,
  replacing?: AttendanceStatus,
): Promise<boolean> {
  const put = await db
    .insert(attendanceRecords)
    .values({ sessionId, studentId, ...values })
    .onConflictDoUpdate({
      target: [attendanceRecords.sessionId, attendanceRecords.studentId],
      set: { ...values, version: sql`${attendanceRecords.version} + 1` },
      ...(replacing && { setWhere: eq(attendanceRecords.status, replacing) }),
    })
    .returning({ studentId: attendanceRecords.studentId })
  return put.length === 1
}

export const deleteRecord = (db: Database, sessionId: string, studentId: string) =>
  db.delete(attendanceRecords).where(oneRecord(sessionId, studentId))

interface ManyRecords {
  records: readonly { sessionId: string; studentId: string; status: AttendanceStatus }[]
  source: RecordRow['source']
  at: Date
  by: string
  reason: string
}

/** Writes many records and their history in one statement. */
export async function putRecords(db: Database, many: ManyRecords): Promise<void> {
  const { records, source, at, by, reason } = many
  const list = (name: 'sessionId' | 'studentId' | 'status') => sql.param(records.map((it) => it[name]))
  await db.execute(sql`
    with given as (
      select * from unnest(${list('sessionId')}::uuid[], ${list('studentId')}::uuid[], ${list('status')}::text[],
        ${sql.param(records.map(() => newId()))}::uuid[]) g(session_id, student_id, status, change_id)
    ), change as (
      insert into attendance_changes (id, session_id, student_id, at, by, before_status, before_source,
        before_marked_at, before_marked_by, after_status, reason)
      select g.change_id, g.session_id, g.student_id, ${at}::timestamptz, ${by}::uuid, a.status, a.source, a.marked_at,
        a.marked_by, g.status, ${reason}::text
      from given g left join attendance_records a on a.session_id = g.session_id and a.student_id = g.student_id
    )
    insert into attendance_records (session_id, student_id, status, source, marked_at, marked_by)
    select session_id, student_id, status, ${source}::text, ${at}::timestamptz, ${by}::uuid from given
    order by session_id, student_id
    on conflict (session_id, student_id) do update set status = excluded.status, source = excluded.source,
      marked_at = excluded.marked_at, marked_by = excluded.marked_by, version = attendance_records.version + 1`)
}

interface Missing {
  status: AttendanceStatus
  at: Date
  /** Null when closing check-in creates them. */
  by: string | null
}

/** Creates records for expected students who have none, and returns their ids. */
export const insertMissingRecords = (
  db: Database,
  session: SessionHead,
  { status, at, by }: Missing,
): Promise<string[]> =>
  queryValues(db, attendanceRecords.studentId)`
    insert into attendance_records (session_id, student_id, status, source, marked_at, marked_by)
    select ${session.id}::uuid, e.student_id, ${status}::text, 'manual', ${at}::timestamptz, ${by}::uuid
    from ${expectedStudents(session)}
    order by e.student_id
    on conflict do nothing
    returning student_id`

/** Deletes absences that closing check-in created, when it is reopened, and returns the students. */
export async function deleteClosingAbsences(db: Database, sessionId: string): Promise<string[]> {
  const deleted = await db
    .delete(attendanceRecords)
    .where(
      and(
        eq(attendanceRecords.sessionId, sessionId),
        eq(attendanceRecords.status, 'absent'),
        isNull(attendanceRecords.markedBy),
      ),
    )
    .returning({ studentId: attendanceRecords.studentId })
  return deleted.map(({ studentId }) => studentId)
}

/**
 * Deletes records that this person made with this status where there was none, and returns the students. Records
 * that were changed since are kept.
 */
export const deleteUnchangedRecords = (
  db: Database,
  sessionId: string,
  { status, studentIds, at, by }: Missing & { by: string; studentIds: readonly string[] },
): Promise<string[]> =>
  queryValues(db, attendanceChanges.studentId)`
    with found as (
      select a.student_id from attendance_records a
      where a.session_id = ${sessionId} and a.student_id = any(${sql.param(studentIds)}::uuid[])
      order by a.student_id for update
    ), last as (
      select f.student_id, h.* from found f cross join lateral (
        select h.id, h.by, h.before_status, h.after_status from attendance_changes h
        where h.session_id = ${sessionId} and h.student_id = f.student_id and h.undone_at is null
        order by h.id desc limit 1) h
    ), gone as (
      delete from attendance_records a using last l
      where a.session_id = ${sessionId} and a.student_id = l.student_id and a.status = ${status}
        and a.source = 'manual' and a.marked_by = ${by}
        and l.by = ${by} and l.before_status is null and l.after_status = ${status}
      returning l.id
    )
    update attendance_changes h set undone_at = ${at} from gone g where h.id = g.id
    returning h.student_id`

interface Excusing {
  studentId: string
  at: Date
  by: string
}

/**
 * Creates excused records in sessions without a record, and returns those sessions. A check-in made at this
 * moment is kept.
 */
export const insertExcusedRecords = (
  db: Database,
  { studentId, at, by }: Excusing,
  sessionIds: readonly string[],
): Promise<string[]> =>
  queryValues(db, attendanceRecords.sessionId)`
    insert into attendance_records (session_id, student_id, status, source, marked_at, marked_by)
    select id, ${studentId}::uuid, 'excused', 'mitigation', ${at}::timestamptz, ${by}::uuid
    from unnest(${sql.param(sessionIds)}::uuid[]) id order by id
    on conflict do nothing
    returning session_id`

export const excuseRecords = (db: Database, { studentId, at, by }: Excusing, sessionIds: readonly string[]) =>
  db.execute(sql`
    update attendance_records set status = 'excused', source = 'mitigation', marked_at = ${at}, marked_by = ${by},
      version = version + 1
    where student_id = ${studentId} and session_id = any(${sql.param(sessionIds)}::uuid[])`)

interface Restored {
  sessionId: string
  record: RecordValues | null
}

/** Restores a student's records to what they were before; null deletes the record. */
export async function restoreRecords(db: Database, studentId: string, restored: readonly Restored[]) {
  const keys = ['session_id', 'student_id']
  const rows = restored.map(({ sessionId, record }) => ({
    session_id: sessionId,
    student_id: studentId,
    status: record?.status ?? null,
    source: record?.source ?? null,
    marked_at: record?.markedAt ?? null,
    marked_by: record?.markedBy ?? null,
  }))
  const columns = ['status', 'source', 'marked_at', 'marked_by']
  await deleteAll(
    db,
    attendanceRecords,
    keys,
    rows.filter(({ status }) => status === null),
  )
  await updateAll(
    db,
    attendanceRecords,
    { keys, columns },
    rows.filter(({ status }) => status !== null),
  )
}
