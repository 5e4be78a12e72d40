import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions } from '#db/lists.ts'
import { nullable, pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { lecturerNames } from '#domains/access/session-access.sql.ts'
import { countsAt } from '#domains/attendance/counted.sql.ts'
import { dayOfSql, isMemberOnSql } from '#domains/people/membership.sql.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { courses, terms } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { type Span, startConditions } from './reports.repo.ts'

const classRow = {
  courseCode: pgType.text,
  courseTitle: courses.title,
  term: terms.name,
  lecturers: pgType.array(pgType.text),
}
export type ClassRow = ShapeRow<typeof classRow>

export const findClass = (db: Database, classId: string): Promise<ClassRow | undefined> =>
  queryRow(db, classRow)`select c.code::text as course_code, c.title as course_title, t.name as term,
      ${lecturerNames(sql`k.id`)} as lecturers
    from classes k join courses c on c.id = k.course_id join terms t on t.id = k.term_id where k.id = ${classId}`

const sessionRow = {
  id: sessions.id,
  startsAt: sessions.startsAt,
  held: pgType.boolean,
}
export type SessionRow = ShapeRow<typeof sessionRow>

/** The sessions of a class that have begun, in order, including those recorded early. */
export const listClassSessions = (db: Database, classId: string, span: Span, now: Date) =>
  queryRows(db, sessionRow)`select * from (
      select s.id, s.starts_at, exists (select 1 from attendance_records r where r.session_id = s.id
          and ${countsAt(now, sql`r`)}) as held
      from sessions s
      where ${allConditions(sql`s.class_id = ${classId}`, sql`s.status <> 'cancelled'`, ...startConditions(span))}
    ) began where held or starts_at <= ${now} order by starts_at, id`

const studentRow = {
  id: people.id,
  firstName: people.firstName,
  lastName: people.lastName,
  number: people.number,
  batch: nullable(pgType.text),
  left: pgType.boolean,
  /** For each record, the position of its session, from 1, and the first letter of its status: `1p3a`. */
  records: nullable(pgType.text),
}
export type StudentRow = ShapeRow<typeof studentRow>

/**
 * Students who are enrolled or have a record in one of these sessions; each student's records come in one row, in no
 * order. The day of each session is computed once rather than for each of its records.
 */
export const listClassStudents = (db: Database, classId: string, sessionIds: string[]) =>
  queryRows(db, studentRow)`with asked as materialized (
      select s.id, given.place::text as place, ${dayOfSql(sql`s.starts_at`)} as day
      from unnest(${sql.param(sessionIds)}::uuid[]) with ordinality as given (id, place)
      join sessions s on s.id = given.id
    ), marks as (
      select r.student_id, string_agg(asked.place || left(r.status, 1), '') as records
      from asked join attendance_records r on r.session_id = asked.id
      join people member on member.id = r.student_id and ${isMemberOnSql(sql`member`, sql`asked.day`)}
      group by r.student_id)
    select p.id, p.first_name, p.last_name, p.number, b.code::text as batch,
      e.student_id is null or e.left_at is not null as left, m.records
    from people p
    left join enrolments e on e.class_id = ${classId} and e.student_id = p.id
    left join marks m on m.student_id = p.id
    left join batch_members bm on bm.student_id = p.id
    left join batches b on b.id = bm.batch_id
    where p.id in (select student_id from marks
      union select student_id from enrolments where class_id = ${classId} and left_at is null)
    order by ${nameOrderOfP}`
