import type { AttendanceSource, AttendanceStatus } from '@campanile/contract/timetable/timetable.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { preparedRowsOf } from '#db/rows.ts'
import { isRunByS, teachersOfS } from '#domains/access/session-access.sql.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import type { Actor } from '#http/context.ts'

export interface TodayRow {
  id: string
  classId: string
  courseCode: string
  courseTitle: string
  lecturers: string[]
  batches: string[]
  room: string | null
  startsAt: Date
  endsAt: Date
  status: 'scheduled' | 'held' | 'cancelled' | 'moved'
  windowOpenedAt: Date | null
  lateAfter: Date | null
  closesAt: Date | null
  closedAt: Date | null
  enrolled: number
  attending: number
  markStatus: AttendanceStatus | null
  markSource: AttendanceSource | null
  markedAt: Date | null
}

/** The sessions that a student attends, or that anyone else runs. */
const concerning = (actor: Actor) =>
  actor.role === 'student'
    ? sql`exists (select 1 from enrolments e where e.class_id = s.class_id and e.student_id = ${actor.id} and e.left_at is null)`
    : isRunByS(actor)

/** The most in a day of the largest campus; no one would read a longer list. */
const maxSessions = 500

/**
 * The sessions that start in an interval, by time, with what the caller's role needs. Every dashboard uses
 * this.
 */
export const listSessionsBetween = (db: Database, actor: Actor, from: Date, to: Date): Promise<TodayRow[]> =>
  preparedRowsOf<TodayRow>(
    db,
    `list-sessions-between-${actor.role}`,
    sql`
    select s.id, s.class_id as "classId", c.code as "courseCode", c.title as "courseTitle",
      array(select p.first_name || ' ' || p.last_name from people p where p.id in ${teachersOfS}
        order by ${nameOrderOfP}) as lecturers,
      array(select b.code::text from class_batches cb join batches b on b.id = cb.batch_id
        where cb.class_id = s.class_id order by b.code) as batches,
      r.name as room, s.starts_at as "startsAt", s.ends_at as "endsAt", s.status,
      w.opened_at as "windowOpenedAt", w.late_after as "lateAfter", w.closes_at as "closesAt", w.closed_at as "closedAt",
      (select count(*)::int from enrolments e where e.class_id = s.class_id and e.left_at is null) as enrolled,
      (select count(*)::int from attendance_records a where a.session_id = s.id and a.status in ('present', 'late')) as attending,
      m.status as "markStatus", m.source as "markSource", m.marked_at as "markedAt"
    from sessions s
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    left join rooms r on r.id = s.room_id
    left join check_in_windows w on w.session_id = s.id
    left join attendance_records m on m.session_id = s.id and m.student_id = ${actor.id}
    where s.starts_at >= ${from} and s.starts_at < ${to} and ${concerning(actor)}
    order by s.starts_at, c.code, s.id
    limit ${maxSessions}`,
  )

export const markSessionHeld = (db: Database, sessionId: string) =>
  db.execute(
    sql`update sessions set status = 'held' where id = ${sessionId} and status in ('scheduled', 'moved')`,
  )
