import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { isTaughtBy, lecturerNames } from '#domains/access/session-access.sql.ts'
import { workToMarkOfA } from '#domains/assignments/assignments.sql.ts'
import { countStatuses, countsAt } from '#domains/attendance/counted.sql.ts'
import { isCurrentTermT } from '#domains/structure/current-term.sql.ts'
import { classes, courses, rooms, terms } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'

const taughtRow = {
  classId: classes.id,
  courseCode: pgType.text,
  courseTitle: courses.title,
  term: terms.name,
  enrolled: pgType.int,
  present: pgType.int,
  late: pgType.int,
  absent: pgType.int,
  excused: pgType.int,
  nextAt: nullable(sessions.startsAt),
  nextRoom: nullable(rooms.name),
  toMark: pgType.int,
}
export type TaughtRow = ShapeRow<typeof taughtRow>

/** No lecturer teaches more classes in a term. */
const maxClasses = 100

/** The classes that a lecturer teaches in the current term, those with the next session first. */
export const listTaught = (db: Database, lecturerId: string, { now, today }: { now: Date; today: string }) =>
  queryRows(db, taughtRow)`
    select k.id as class_id, c.code::text as course_code, c.title as course_title, t.name as term,
      (select count(*)::int from enrolments e where e.class_id = k.id and e.left_at is null) as enrolled,
      f.present, f.late, f.absent, f.excused, n.starts_at as next_at, n.name as next_room,
      (select count(*)::int from assignments a cross join lateral (select 1 from ${workToMarkOfA}) w
        where a.class_id = k.id and a.published_at is not null and a.archived_at is null) as to_mark
    from classes k
    join courses c on c.id = k.course_id
    join terms t on t.id = k.term_id
    cross join lateral (
      select ${countStatuses(sql`r`)} from sessions s join attendance_records r on r.session_id = s.id
      where s.class_id = k.id and s.status <> 'cancelled' and ${countsAt(now, sql`r`)}) f
    left join lateral (
      select s.starts_at, r.name from sessions s left join rooms r on r.id = s.room_id
      where s.class_id = k.id and s.ends_at > ${now} and s.status <> 'cancelled'
      order by s.starts_at, s.id limit 1) n on true
    where k.archived_at is null and ${isTaughtBy(sql`k.id`, lecturerId)} and ${isCurrentTermT(today)}
    order by n.starts_at nulls last, c.code, k.id
    limit ${maxClasses}`

const myClassRow = {
  courseCode: pgType.text,
  courseTitle: courses.title,
  credits: courses.credits,
  termName: terms.name,
  firstDay: pgType.text,
  lastDay: pgType.text,
  lecturers: pgType.array(pgType.text),
  /** The student is not in it now, or it is archived. */
  left: pgType.boolean,
}

export const findMyClass = (db: Database, classId: string, studentId: string) =>
  queryRow(db, myClassRow)`
    select c.code::text as course_code, c.title as course_title, c.credits, t.name as term_name,
      t.first_day::text as first_day, t.last_day::text as last_day,
      ${lecturerNames(sql`k.id`)} as lecturers,
      k.archived_at is not null or not exists (select 1 from enrolments e
        where e.class_id = k.id and e.student_id = ${studentId} and e.left_at is null) as "left"
    from classes k join courses c on c.id = k.course_id join terms t on t.id = k.term_id
    where k.id = ${classId}`
