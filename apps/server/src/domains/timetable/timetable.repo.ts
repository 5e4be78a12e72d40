import type { Named } from '@campanile/contract/timetable/timetable.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryPreparedRows, queryRow, type ShapeRow } from '#db/rows.ts'
import { isRunByS, isTaughtBy, namedPeople, teachersOfS } from '#domains/access/session-access.sql.ts'
import { attendanceRecords, checkInWindows } from '#domains/attendance/attendance.tables.ts'
import { countStatuses } from '#domains/attendance/counted.sql.ts'
import { shownSource, sourceOfRecord } from '#domains/attendance/record-source.sql.ts'
import { isMemberAtS } from '#domains/people/membership.sql.ts'
import { countExpectedAtS, isExpectedAtS } from '#domains/structure/expected.sql.ts'
import { courses } from '#domains/structure/structure.tables.ts'
import type { Actor } from '#http/context.ts'
import { sessions } from './timetable.tables.ts'

const todayRow = {
  id: sessions.id,
  classId: sessions.classId,
  courseCode: courses.code,
  courseTitle: courses.title,
  lecturers: pgType.json<Named[]>(),
  batches: pgType.array(pgType.text),
  room: nullable(pgType.json<Named>()),
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
  status: sessions.status,
  windowOpenedAt: nullable(checkInWindows.openedAt),
  lateAfter: nullable(checkInWindows.lateAfter),
  closesAt: nullable(checkInWindows.closesAt),
  closedAt: checkInWindows.closedAt,
  enrolled: pgType.int,
  attending: pgType.int,
  counted: pgType.int,
  excused: pgType.int,
  markStatus: nullable(attendanceRecords.status),
  markSource: nullable(shownSource),
  markedAt: nullable(attendanceRecords.markedAt),
  /** The caller teaches the class, and does not only cover the session. */
  teaches: pgType.boolean,
}
export type TodayRow = ShapeRow<typeof todayRow>

/** The sessions that a student attends, or that anyone else runs. */
const concerning = (actor: Actor) => (actor.role === 'student' ? isExpectedAtS(actor.id) : isRunByS(actor))

/** The most in a day of the largest campus; no one would read a longer list. */
const maxSessions = 500

/** Sessions `s` with the columns that the caller's role needs. */
const selectToday = (actor: Actor) => sql`
    select s.id, s.class_id, c.code as course_code, c.title as course_title,
      ${namedPeople(teachersOfS)} as lecturers,
      array(select b.code::text from class_batches cb join batches b on b.id = cb.batch_id
        where cb.class_id = s.class_id order by b.code) as batches,
      case when r.id is not null then json_build_object('id', r.id, 'name', r.name) end as room, s.starts_at, s.ends_at, s.status,
      w.opened_at as window_opened_at, w.late_after, w.closes_at, w.closed_at,
      ${countExpectedAtS} as enrolled,
      t.present + t.late as attending, t.present + t.late + t.absent as counted, t.excused,
      m.status as mark_status, ${sourceOfRecord(sql`m`)} as mark_source, m.marked_at,
      ${isTaughtBy(sql`s.class_id`, actor.id)} as teaches
    from sessions s
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    left join rooms r on r.id = s.room_id
    left join check_in_windows w on w.session_id = s.id
    left join attendance_records m on m.session_id = s.id and m.student_id = ${actor.id}
    cross join lateral (
      select ${countStatuses(sql`a`)} from attendance_records a
      where a.session_id = s.id and ${isMemberAtS(sql`a.student_id`)}) t`

/** The sessions that start in an interval, by time. Every dashboard uses this. */
export const listSessionsBetween = (db: Database, actor: Actor, from: Date, to: Date): Promise<TodayRow[]> =>
  queryPreparedRows(db, `list-sessions-between-${actor.role}`, todayRow)`${selectToday(actor)}
    where s.starts_at >= ${from} and s.starts_at < ${to} and ${concerning(actor)}
    order by s.starts_at, c.code, s.id
    limit ${maxSessions}`

/** The session of a class that is on, or the next one. */
export const findNextOfClass = (db: Database, actor: Actor, classId: string, now: Date) =>
  queryRow(db, todayRow)`${selectToday(actor)}
    where s.class_id = ${classId} and s.ends_at > ${now} and s.status <> 'cancelled' and ${concerning(actor)}
    order by s.starts_at, s.id
    limit 1`

export const markSessionHeld = (db: Database, sessionId: string) =>
  db.execute(
    sql`update sessions set status = 'held' where id = ${sessionId} and status in ('scheduled', 'moved')`,
  )
