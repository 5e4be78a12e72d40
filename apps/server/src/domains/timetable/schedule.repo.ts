import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { classesOfReader, isRunByS, isTaughtBy, lecturerNames } from '#domains/access/session-access.sql.ts'
import { attendanceRecords, checkInWindows } from '#domains/attendance/attendance.tables.ts'
import { isMemberAtS } from '#domains/people/membership.sql.ts'
import { countExpectedAtS } from '#domains/structure/expected.sql.ts'
import { courses, rooms } from '#domains/structure/structure.tables.ts'
import type { Actor } from '#http/context.ts'
import { sessions } from './timetable.tables.ts'

/** The lecturer or student whose schedule it is. */
export type Reader = Pick<Actor, 'id' | 'role'>

const scheduleRow = {
  id: sessions.id,
  classId: sessions.classId,
  courseCode: courses.code,
  courseTitle: courses.title,
  lecturers: pgType.array(pgType.text),
  substitute: nullable(pgType.text),
  /** The reader teaches the class, not only this session. */
  teaches: pgType.boolean,
  batches: pgType.array(pgType.text),
  room: nullable(rooms.name),
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
  status: sessions.status,
  plannedStartsAt: sessions.plannedStartsAt,
  plannedEndsAt: sessions.plannedEndsAt,
  plannedRoom: nullable(rooms.name),
  changeReason: sessions.changeReason,
  windowOpenedAt: nullable(checkInWindows.openedAt),
  closesAt: nullable(checkInWindows.closesAt),
  closedAt: checkInWindows.closedAt,
  enrolled: pgType.int,
  markStatus: nullable(attendanceRecords.status),
  version: sessions.version,
  modifiedAt: pgType.instant,
}
export type ScheduleRow = ShapeRow<typeof scheduleRow>

/** Condition for the sessions that a lecturer runs or a student attends. */
const isOwnS = (reader: Reader): SQL =>
  reader.role === 'lecturer'
    ? isRunByS(reader)
    : sql`s.class_id = any(array(${classesOfReader(reader)})) and ${isMemberAtS(sql`${reader.id}`)}`

/** One person's sessions that start in an interval, by time. */
export const listOwnSessions = (db: Database, reader: Reader, from: Date, to: Date, limit: number) =>
  queryRows(db, scheduleRow)`
    select s.id, s.class_id, c.code as course_code, c.title as course_title,
      ${lecturerNames(sql`s.class_id`)} as lecturers,
      stands_in.first_name || ' ' || stands_in.last_name as substitute,
      ${isTaughtBy(sql`s.class_id`, reader.id)} as teaches,
      array(select b.code::text from class_batches cb join batches b on b.id = cb.batch_id
        where cb.class_id = s.class_id order by b.code) as batches,
      r.name as room, s.starts_at, s.ends_at, s.status,
      s.planned_starts_at, s.planned_ends_at, planned.name as planned_room, s.change_reason,
      w.opened_at as window_opened_at, w.closes_at, w.closed_at,
      ${countExpectedAtS} as enrolled,
      m.status as mark_status, s.version,
      greatest(s.changed_at, k.updated_at, c.updated_at, r.updated_at) as modified_at
    from sessions s
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    left join rooms r on r.id = s.room_id
    left join rooms planned on planned.id = s.planned_room_id
    left join people stands_in on stands_in.id = s.substitute_id
    left join check_in_windows w on w.session_id = s.id
    left join attendance_records m on m.session_id = s.id and m.student_id = ${reader.id}
    where s.starts_at >= ${from} and s.starts_at < ${to} and ${isOwnS(reader)}
      and (k.archived_at is null or s.starts_at < k.archived_at)
    order by s.starts_at, c.code, s.id
    limit ${limit}`

const daysRow = {
  name: pgType.text,
  firstDay: pgType.text,
  lastDay: pgType.text,
}
export type DaysRow = ShapeRow<typeof daysRow>

const ownTerms = (reader: Reader): SQL =>
  sql`select k.term_id from (${classesOfReader(reader)}) own join classes k on k.id = own.class_id`

/**
 * Terms and holidays of the person's classes in this period, and public holidays; a holiday shared by two terms is
 * listed once.
 */
export async function listOwnDays(db: Database, reader: Reader, firstDay: string, lastDay: string) {
  const days = (table: 'terms' | 'holidays', isOwn: SQL) =>
    queryRows(db, daysRow)`select distinct name, first_day::text as first_day, last_day::text as last_day
      from ${sql.identifier(table)} where ${isOwn}
        and first_day <= ${lastDay}::date and last_day >= ${firstDay}::date
      order by first_day, name limit 100`
  const own = ownTerms(reader)
  const [terms, holidays] = await Promise.all([
    days('terms', sql`id in (${own})`),
    days('holidays', sql`(term_id is null or term_id in (${own}))`),
  ])
  return { terms, holidays }
}
