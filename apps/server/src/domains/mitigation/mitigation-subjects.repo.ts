import type { AttendanceStatus } from '@campanile/contract/timetable/timetable.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'

/** Sessions can be named up to this many days back and ahead. */
const selectableDays = 60

export interface SubjectClass {
  classId: string
  courseCode: string
  courseTitle: string
}

interface SubjectSession {
  classId: string
  id: string
  startsAt: Date
  endsAt: Date
  mark: AttendanceStatus | null
}

/** Classes in which the student is enrolled. */
export const listClasses = (db: Database, studentId: string) =>
  rowsOf<SubjectClass>(
    db,
    sql`
    select k.id as "classId", c.code::text as "courseCode", c.title as "courseTitle"
    from enrolments e
    join classes k on k.id = e.class_id and k.archived_at is null
    join courses c on c.id = k.course_id
    where e.student_id = ${studentId} and e.left_at is null
    order by c.code, k.id`,
  )

/** Sessions of these classes that the student can name, the earliest first. */
export const listSessions = (db: Database, studentId: string, classIds: readonly string[], now: Date) =>
  rowsOf<SubjectSession>(
    db,
    sql`
    select s.class_id as "classId", s.id, s.starts_at as "startsAt", s.ends_at as "endsAt", a.status as mark
    from sessions s
    left join attendance_records a on a.session_id = s.id and a.student_id = ${studentId}
    where s.class_id = any(${sql.param(classIds)}::uuid[]) and s.status <> 'cancelled'
      and s.starts_at between ${now}::timestamptz - make_interval(days => ${selectableDays})
        and ${now}::timestamptz + make_interval(days => ${selectableDays})
    order by s.starts_at, s.id`,
    ['startsAt', 'endsAt'],
  )
