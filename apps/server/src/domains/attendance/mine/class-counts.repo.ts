import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType } from '#db/row-shape.ts'
import { queryRows } from '#db/rows.ts'
import { classes, courses } from '#domains/structure/structure.tables.ts'
import { attendanceRecords } from '../attendance.tables.ts'
import { countsAt } from '../counted.sql.ts'

const classCountRow = {
  classId: classes.id,
  courseCode: courses.code,
  courseTitle: courses.title,
  status: nullable(attendanceRecords.status),
  count: pgType.int,
  remaining: pgType.int,
}

/**
 * Number of records with each status in each class of a student, and of future sessions without a record. The
 * status is null for a class without records.
 */
export const countByClass = (db: Database, studentId: string, now: Date) =>
  queryRows(
    db,
    classCountRow,
    sql`
    select k.id as class_id, c.code as course_code, c.title as course_title, a.status, count(a.status)::int as count,
      (select count(*)::int from sessions f where f.class_id = k.id and f.ends_at > ${now} and f.status <> 'cancelled'
        and not exists (select 1 from attendance_records g
          where g.session_id = f.id and g.student_id = ${studentId})) as remaining
    from enrolments e
    join classes k on k.id = e.class_id and k.archived_at is null
    join courses c on c.id = k.course_id
    left join sessions s on s.class_id = k.id and s.status <> 'cancelled'
    left join attendance_records a on a.session_id = s.id and a.student_id = e.student_id
      and ${countsAt(now, sql`a`)}
    where e.student_id = ${studentId} and e.left_at is null
    group by k.id, c.code, c.title, a.status
    order by c.code`,
  )
