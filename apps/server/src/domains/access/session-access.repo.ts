import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hasRows, nullable, pgType, queryRow, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { isTaughtBy, lecturersOfClass, runnersOfS, taughtClasses, teachersOfS } from './session-access.sql.ts'

const sessionHeadRow = {
  id: pgType.uuid,
  classId: pgType.uuid,
  courseCode: pgType.citext,
  courseTitle: pgType.text,
  room: nullable(pgType.citext),
  startsAt: pgType.instant,
  endsAt: pgType.instant,
  status: pgType.oneOf(['scheduled', 'held', 'cancelled', 'moved']),
  /** Names of the people who teach the session. */
  lecturers: pgType.array(pgType.text),
  /** People who run the session: every lecturer of the class, and the substitute. */
  lecturerIds: pgType.array(pgType.uuid),
  batches: pgType.array(pgType.text),
}
export type SessionHead = ShapeRow<typeof sessionHeadRow>

/** The sessions that meet a condition on `s`. */
const sessionHeads = (condition: SQL) => sql`
    select s.id, s.class_id, c.code as course_code, c.title as course_title, r.name as room,
      s.starts_at, s.ends_at, s.status,
      array(select p.first_name || ' ' || p.last_name from people p where p.id in ${teachersOfS} order by ${nameOrderOfP}) as lecturers,
      ${runnersOfS} as lecturer_ids,
      array(select b.code::text from class_batches cb join batches b on b.id = cb.batch_id
        where cb.class_id = s.class_id order by b.code) as batches
    from sessions s
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    left join rooms r on r.id = s.room_id
    where ${condition}`

export const findSession = (db: Database, sessionId: string): Promise<SessionHead | undefined> =>
  queryRow(db, sessionHeadRow)`${sessionHeads(sql`s.id = ${sessionId}`)}`

/** Those of these sessions that exist, the earliest first. */
export const findSessions = (db: Database, sessionIds: readonly string[]): Promise<SessionHead[]> =>
  queryRows(db, sessionHeadRow)`
    ${sessionHeads(sql`s.id = any(${sql.param(sessionIds)}::uuid[])`)} order by s.starts_at, s.id`

const queryIds = (db: Database, query: ReturnType<typeof sql>): Promise<string[]> =>
  queryValues(db, pgType.uuid)`${query}`

/** Everyone who runs at least one of these sessions, without duplicates. */
export const listRunners = (db: Database, sessionIds: readonly string[]): Promise<string[]> =>
  queryIds(
    db,
    sql`select distinct unnest(${runnersOfS}) as id from sessions s
      where s.id = any(${sql.param(sessionIds)}::uuid[])`,
  )

/** The lecturers who teach a class now. */
export const listClassLecturers = (db: Database, classId: string): Promise<string[]> =>
  queryIds(db, sql`select lecturer_id as id from (${lecturersOfClass(sql`${classId}::uuid`)}) l`)

/** The students who are enrolled in a class now. */
export const listClassStudents = (db: Database, classId: string): Promise<string[]> =>
  queryIds(db, sql`select student_id as id from enrolments where class_id = ${classId} and left_at is null`)

/** Whether a student is enrolled in a class now. */
export const isInClass = (db: Database, classId: string, studentId: string): Promise<boolean> =>
  hasRows(db)`select 1 from enrolments
    where class_id = ${classId} and student_id = ${studentId} and left_at is null`

/** The classes a lecturer teaches now. */
export const listTaughtClasses = (db: Database, lecturerId: string): Promise<string[]> =>
  queryValues(db, pgType.uuid)`select class_id from (${taughtClasses(lecturerId)}) l`

/**
 * Whether a student is or was in a class the lecturer teaches. Those who left it count too, because its
 * lists of students, records and results name them.
 */
export const isTaughtStudent = (db: Database, lecturerId: string, studentId: string): Promise<boolean> =>
  hasRows(db)`select 1 from enrolments e join classes k on k.id = e.class_id and k.archived_at is null
      join people p on p.id = e.student_id and p.archived_at is null
      where e.student_id = ${studentId} and ${isTaughtBy(sql`e.class_id`, lecturerId)}`

/** Whether a student is in a class the lecturer teaches, or in the class of a session they cover. */
export const isRegisterStudent = (db: Database, lecturerId: string, studentId: string): Promise<boolean> =>
  hasRows(db)`select 1 from enrolments e
      where e.student_id = ${studentId} and e.left_at is null and (${isTaughtBy(sql`e.class_id`, lecturerId)}
        or exists (select 1 from sessions s where s.class_id = e.class_id and s.substitute_id = ${lecturerId}))`

/** Whether a student is in a class now, or has records, submitted work or published marks in it. */
export const isOrWasInClass = (db: Database, classId: string, studentId: string): Promise<boolean> =>
  hasRows(db)`select 1 from classes k where k.id = ${classId} and (
    exists (select 1 from enrolments e
      where e.class_id = k.id and e.student_id = ${studentId} and e.left_at is null)
    or exists (select 1 from attendance_records a join sessions s on s.id = a.session_id
      where s.class_id = k.id and a.student_id = ${studentId})
    or exists (select 1 from submissions g join assignments n on n.id = g.assignment_id
      where n.class_id = k.id and g.student_id = ${studentId})
    or exists (select 1 from mark_entries m join mark_sheets h on h.id = m.sheet_id
      where h.class_id = k.id and m.student_id = ${studentId} and m.released_at is not null))`
