import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { attendanceRecords } from '#domains/attendance/attendance.tables.ts'
import { isMemberAtS } from '#domains/people/membership.sql.ts'
import { classes, courses } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'

/** Sessions can be named up to this many days back and ahead. */
const selectableDays = 60

const subjectClassRow = {
  classId: classes.id,
  courseCode: pgType.text,
  courseTitle: courses.title,
}
export type SubjectClass = ShapeRow<typeof subjectClassRow>

const subjectSessionRow = {
  classId: sessions.classId,
  id: sessions.id,
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
  mark: nullable(attendanceRecords.status),
}

/** Classes in which the student is enrolled, those of the newest term first. */
export const listClasses = (db: Database, studentId: string) =>
  queryRows(db, subjectClassRow)`
    select k.id as class_id, c.code::text as course_code, c.title as course_title
    from enrolments e
    join classes k on k.id = e.class_id and k.archived_at is null
    join courses c on c.id = k.course_id
    join terms t on t.id = k.term_id
    where e.student_id = ${studentId} and e.left_at is null
    order by t.first_day desc, c.code, k.id`

/** Sessions of these classes that the student can name, the earliest first. */
export const listSessions = (db: Database, studentId: string, classIds: readonly string[], now: Date) =>
  queryRows(db, subjectSessionRow)`
    select s.class_id, s.id, s.starts_at, s.ends_at, a.status as mark
    from sessions s
    left join attendance_records a on a.session_id = s.id and a.student_id = ${studentId}
    where s.class_id = any(${sql.param(classIds)}::uuid[]) and s.status <> 'cancelled'
      and ${isMemberAtS(sql`${studentId}`)}
      and s.starts_at between ${now}::timestamptz - make_interval(days => ${selectableDays})
        and ${now}::timestamptz + make_interval(days => ${selectableDays})
    order by s.starts_at, s.id`
