import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { countsAt } from '#domains/attendance/counted.sql.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { type Span, startsWithin } from './reports.repo.ts'

export interface ClassRow {
  courseCode: string
  courseTitle: string
  term: string
  lecturers: string[]
}

export async function findClass(db: Database, classId: string): Promise<ClassRow | undefined> {
  const [row] = await rowsOf<ClassRow>(
    db,
    sql`select c.code::text as "courseCode", c.title as "courseTitle", t.name as term,
      array(select p.first_name || ' ' || p.last_name from class_lecturers l join people p on p.id = l.lecturer_id
        where l.class_id = k.id order by ${nameOrderOfP}) as lecturers
    from classes k join courses c on c.id = k.course_id join terms t on t.id = k.term_id where k.id = ${classId}`,
  )
  return row
}

export interface SessionRow {
  id: string
  startsAt: Date
  held: boolean
}

/** The sessions of a class that have begun, in order, including those recorded early. */
export const listClassSessions = (db: Database, classId: string, span: Span, now: Date) =>
  rowsOf<SessionRow>(
    db,
    sql`select * from (
      select s.id, s.starts_at as "startsAt",
        exists (select 1 from attendance_records r where r.session_id = s.id
          and ${countsAt(now, sql`r`)}) as held
      from sessions s
      where ${sql.join([sql`s.class_id = ${classId}`, sql`s.status <> 'cancelled'`, ...startsWithin(span)], sql` and `)}
    ) began where held or "startsAt" <= ${now} order by "startsAt", id`,
    ['startsAt'],
  )

export interface StudentRow {
  id: string
  firstName: string
  lastName: string
  number: string | null
  batch: string | null
  left: boolean
  /** Positions among the sessions, from 1, and the first letter of the status at each. */
  places: number[] | null
  letters: string | null
}

/**
 * Students who are enrolled or have a record in one of these sessions; each student's records come in one
 * row.
 */
export const listClassStudents = (db: Database, classId: string, sessionIds: string[]) =>
  rowsOf<StudentRow>(
    db,
    sql`with marks as (
      select r.student_id, array_agg(s.place::int order by s.place) as places,
        string_agg(left(r.status, 1), '' order by s.place) as letters
      from unnest(${sql.param(sessionIds)}::uuid[]) with ordinality as s (id, place)
      join attendance_records r on r.session_id = s.id
      group by r.student_id)
    select p.id, p.first_name as "firstName", p.last_name as "lastName", p.number, b.code::text as batch,
      e.student_id is null or e.left_at is not null as left, m.places, m.letters
    from people p
    left join enrolments e on e.class_id = ${classId} and e.student_id = p.id
    left join marks m on m.student_id = p.id
    left join batch_members bm on bm.student_id = p.id
    left join batches b on b.id = bm.batch_id
    where p.id in (select student_id from marks
      union select student_id from enrolments where class_id = ${classId} and left_at is null)
    order by ${nameOrderOfP}`,
  )
