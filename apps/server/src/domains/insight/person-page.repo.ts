import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRows, queryValues } from '#db/rows.ts'
import { isTaughtBy } from '#domains/access/session-access.sql.ts'
import { countStatuses, countsAt } from '#domains/attendance/counted.sql.ts'
import { isCurrentTermT } from '#domains/structure/current-term.sql.ts'
import { classes, courses, departments, terms } from '#domains/structure/structure.tables.ts'

interface Moment {
  now: Date
  today: string
}

const taughtRow = {
  classId: classes.id,
  courseCode: courses.code,
  courseTitle: courses.title,
  term: terms.name,
  students: pgType.int,
  present: pgType.int,
  late: pgType.int,
  absent: pgType.int,
  excused: pgType.int,
}

/** More than anybody teaches in a term. */
const maxTaught = 100

/** The current classes of a lecturer, with the records of their students. */
export const listTaught = (db: Database, lecturerId: string, { now, today }: Moment) =>
  queryRows(db, taughtRow)`
    select k.id as class_id, c.code as course_code, c.title as course_title, t.name as term,
      (select count(*)::int from enrolments e where e.class_id = k.id and e.left_at is null) as students, r.*
    from classes k join courses c on c.id = k.course_id
    join terms t on t.id = k.term_id and ${isCurrentTermT(today)}
    cross join lateral (
      select ${countStatuses(sql`a`)} from sessions s join attendance_records a on a.session_id = s.id
      where s.class_id = k.id and s.status <> 'cancelled' and ${countsAt(now, sql`a`)}) r
    where k.archived_at is null and ${isTaughtBy(sql`k.id`, lecturerId)}
    order by c.code, k.id limit ${maxTaught}`

/** The departments of the current classes of a lecturer. */
export const listTaughtDepartments = (db: Database, lecturerId: string, today: string) =>
  queryValues(db, departments.name)`
    select distinct d.name from classes k join courses c on c.id = k.course_id
    join departments d on d.id = c.department_id join terms t on t.id = k.term_id and ${isCurrentTermT(today)}
    where k.archived_at is null and ${isTaughtBy(sql`k.id`, lecturerId)} order by d.name`
