import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows } from '#db/rows.ts'
import { isMemberAt } from '#domains/people/membership.sql.ts'
import { isCurrentTermT } from '#domains/structure/current-term.sql.ts'
import { classes, courses, terms } from '#domains/structure/structure.tables.ts'
import { attendanceRecords } from '../attendance.tables.ts'
import { countsAt } from '../counted.sql.ts'

const classCountRow = {
  classId: classes.id,
  courseCode: courses.code,
  courseTitle: courses.title,
  term: terms.name,
  isCurrent: pgType.boolean,
  /** The student has left the class, or it is archived. */
  left: pgType.boolean,
  status: nullable(attendanceRecords.status),
  count: pgType.int,
  remaining: pgType.int,
}

/**
 * Number of records with each status in each class of a student, and of future sessions without a record. The
 * status is null for a class without records. Classes that the student has left are included, because their
 * records count.
 */
export const countByClass = (db: Database, studentId: string, now: Date, today: string) =>
  queryRows(db, classCountRow)`
    select k.id as class_id, c.code as course_code, c.title as course_title, t.name as term,
      ${isCurrentTermT(today)} as is_current, e.student_id is null as left, a.status, count(a.status)::int as count,
      case when e.student_id is null then 0 else (select count(*)::int from sessions f
        where f.class_id = k.id and f.ends_at > ${now} and f.status <> 'cancelled'
          and ${isMemberAt(sql`${studentId}`, sql`f.starts_at`)}
          and not exists (select 1 from attendance_records g
            where g.session_id = f.id and g.student_id = ${studentId})) end as remaining
    from classes k
    join courses c on c.id = k.course_id
    join terms t on t.id = k.term_id
    left join enrolments e on e.class_id = k.id and e.student_id = ${studentId}
      and e.left_at is null and k.archived_at is null
    left join sessions s on s.class_id = k.id and s.status <> 'cancelled'
    left join attendance_records a on a.session_id = s.id and a.student_id = ${studentId}
      and ${countsAt(now, sql`a`)}
    where k.id in (
      select class_id from enrolments where student_id = ${studentId} and left_at is null
      union select m.class_id from attendance_records r join sessions m on m.id = r.session_id
        where r.student_id = ${studentId})
    group by k.id, c.code, c.title, t.id, e.student_id, a.status
    order by is_current desc, t.first_day desc, c.code`
