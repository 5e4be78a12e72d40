import { sql } from 'drizzle-orm'
import { deleteAll, updateAll } from '#db/bulk.ts'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { runnersOfS } from '#domains/access/session-access.sql.ts'
import { isExpectedAtS } from '#domains/structure/expected.sql.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { attendanceRecords } from '../attendance.tables.ts'
import type { Mark, RegisterSince } from './excusing.rules.ts'

const sessionToExcuseRow = {
  id: sessions.id,
  classId: sessions.classId,
  courseCode: pgType.text,
  startsAt: sessions.startsAt,
  status: sessions.status,
  lecturerIds: pgType.array(pgType.uuid),
  enrolled: pgType.boolean,
}
export type SessionToExcuse = ShapeRow<typeof sessionToExcuseRow>

const idList = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`

/** Sessions with the facts that decide whether this student can be excused, earliest first. */
export const listSessions = (db: Database, studentId: string, sessionIds: readonly string[]) =>
  queryRows(db, sessionToExcuseRow)`
    select s.id, s.class_id, c.code::text as course_code, s.starts_at, s.status, ${runnersOfS} as lecturer_ids,
      ${isExpectedAtS(studentId)} as enrolled
    from sessions s
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    where s.id = any(${idList(sessionIds)})
    order by s.starts_at, s.id`

const markOfSessionRow = {
  sessionId: attendanceRecords.sessionId,
  status: attendanceRecords.status,
  source: attendanceRecords.source,
  markedAt: attendanceRecords.markedAt,
  /** Null when the student checked in themselves, or closing check-in marked them absent. */
  markedBy: attendanceRecords.markedBy,
}
export type MarkOfSession = ShapeRow<typeof markOfSessionRow>

/** A student's records of these sessions. `locked` prevents changes until the end of the transaction. */
export const listMarks = (
  db: Database,
  studentId: string,
  sessionIds: readonly string[],
  { locked }: { locked: boolean },
) =>
  queryRows(db, markOfSessionRow)`
    select session_id, status, source, marked_at, marked_by
    from attendance_records
    where student_id = ${studentId} and session_id = any(${idList(sessionIds)})
    order by session_id ${locked ? sql`for update` : sql``}`

interface Excusing {
  studentId: string
  at: Date
  by: string
}

/**
 * Inserts excuses where there is no record yet, and returns those sessions. A check-in made at this moment is
 * kept.
 */
export const insertExcused = (
  db: Database,
  { studentId, at, by }: Excusing,
  sessionIds: readonly string[],
): Promise<string[]> =>
  queryValues(db, attendanceRecords.sessionId)`
    insert into attendance_records (session_id, student_id, status, source, marked_at, marked_by)
    select id, ${studentId}::uuid, 'excused', 'mitigation', ${at}::timestamptz, ${by}::uuid
    from unnest(${idList(sessionIds)}) id order by id
    on conflict do nothing
    returning session_id`

export const updateToExcused = (
  db: Database,
  { studentId, at, by }: Excusing,
  sessionIds: readonly string[],
) =>
  db.execute(sql`
    update attendance_records set status = 'excused', source = 'mitigation', marked_at = ${at}, marked_by = ${by},
      version = version + 1
    where student_id = ${studentId} and session_id = any(${idList(sessionIds)})`)

interface Trail extends Excusing {
  reason: string
  marks: readonly { sessionId: string; before: Mark | null }[]
}

/** Stores the record before each change, and returns the ids of the changes in the same order. */
export async function insertTrail(
  db: Database,
  { studentId, at, by, reason, marks }: Trail,
): Promise<string[]> {
  const list = <T>(of: (before: Mark | null) => T) => sql.param(marks.map(({ before }) => of(before)))
  const ids = marks.map(() => newId())
  await db.execute(sql`
    insert into attendance_changes (id, session_id, student_id, at, by, before_status, before_source,
      before_marked_at, before_marked_by, after_status, reason)
    select g.id, g.session_id, ${studentId}::uuid, ${at}::timestamptz, ${by}::uuid, g.status, g.source, g.marked_at,
      g.marked_by, 'excused', ${reason}::text
    from unnest(${idList(ids)}, ${idList(marks.map(({ sessionId }) => sessionId))},
      ${list((it) => it?.status ?? null)}::text[], ${list((it) => it?.source ?? null)}::text[],
      ${list((it) => it?.markedAt.toISOString() ?? null)}::timestamptz[], ${list((it) => it?.markedBy ?? null)}::uuid[])
      g(id, session_id, status, source, marked_at, marked_by)`)
  return ids
}

export const markTrailUndone = (db: Database, changeIds: readonly string[], at: Date) =>
  db.execute(sql`update attendance_changes set undone_at = ${at} where id = any(${idList(changeIds)})`)

/** State of the registers of these sessions, by session. */
export async function listRegisters(
  db: Database,
  studentId: string,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, RegisterSince>> {
  const rows = await queryRows(db, {
    sessionId: sessions.id,
    /** When the register was last completed, by closing check-in or by taking it later; null: never. */
    completedAt: nullable(pgType.instant),
    /** Check-in is open at this moment. */
    open: pgType.boolean,
    enrolled: pgType.boolean,
  })`
    select s.id as session_id, greatest(w.closed_at, l.taken_at) as completed_at,
      coalesce(w.closed_at is null and w.closes_at > ${now}, false) as open,
      ${isExpectedAtS(studentId)} as enrolled
    from sessions s
    left join check_in_windows w on w.session_id = s.id
    left join late_registers l on l.session_id = s.id
    where s.id = any(${idList(sessionIds)})`
  return new Map(rows.map(({ sessionId, ...register }) => [sessionId, register]))
}

interface Restored {
  sessionId: string
  mark: Mark | null
}

/** Restores each record that the excuse replaced; null deletes the record. */
export async function putBack(db: Database, studentId: string, restored: readonly Restored[]): Promise<void> {
  const recordKey = (sessionId: string) => ({ session_id: sessionId, student_id: studentId })
  const keys = ['session_id', 'student_id']
  const gone = restored.filter(({ mark }) => mark === null).map(({ sessionId }) => recordKey(sessionId))
  const kept = restored.flatMap(({ sessionId, mark }) =>
    mark
      ? [
          {
            ...recordKey(sessionId),
            status: mark.status,
            source: mark.source,
            marked_at: mark.markedAt,
            marked_by: mark.markedBy,
          },
        ]
      : [],
  )
  await deleteAll(db, attendanceRecords, keys, gone)
  await updateAll(
    db,
    attendanceRecords,
    { keys, columns: ['status', 'source', 'marked_at', 'marked_by'] },
    kept,
  )
}
