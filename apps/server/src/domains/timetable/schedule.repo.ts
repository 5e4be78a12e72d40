import type { AttendanceStatus } from '@campanile/contract/timetable/timetable.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { classesTaughtBy, isRunByS, isTaughtBy } from '#domains/access/session-access.sql.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import type { Actor } from '#http/context.ts'

/** The lecturer or student whose schedule it is. */
export type Reader = Pick<Actor, 'id' | 'role'>

export interface ScheduleRow {
  id: string
  classId: string
  courseCode: string
  courseTitle: string
  lecturers: string[]
  substitute: string | null
  /** The reader teaches the class, not only this session. */
  teaches: boolean
  batches: string[]
  room: string | null
  startsAt: Date
  endsAt: Date
  status: 'scheduled' | 'held' | 'cancelled' | 'moved'
  plannedStartsAt: Date | null
  plannedEndsAt: Date | null
  plannedRoom: string | null
  changeReason: string | null
  windowOpenedAt: Date | null
  closesAt: Date | null
  closedAt: Date | null
  enrolled: number
  markStatus: AttendanceStatus | null
  version: number
  modifiedAt: Date
}

const instants: (keyof ScheduleRow)[] = [
  'startsAt',
  'endsAt',
  'plannedStartsAt',
  'plannedEndsAt',
  'windowOpenedAt',
  'closesAt',
  'closedAt',
  'modifiedAt',
]

/** Classes that a lecturer teaches or a student is enrolled in. */
const ownClasses = ({ id, role }: Reader): SQL =>
  role === 'lecturer'
    ? classesTaughtBy(id)
    : sql`select class_id from enrolments where student_id = ${id} and left_at is null`

/** Condition for the sessions that a lecturer runs or a student attends. */
const isOwnS = (reader: Reader): SQL =>
  reader.role === 'lecturer' ? isRunByS(reader) : sql`s.class_id = any(array(${ownClasses(reader)}))`

/** One person's sessions that start in an interval, by time. */
export const listOwnSessions = (db: Database, reader: Reader, from: Date, to: Date, limit: number) =>
  rowsOf<ScheduleRow>(
    db,
    sql`
    select s.id, s.class_id as "classId", c.code as "courseCode", c.title as "courseTitle",
      array(select p.first_name || ' ' || p.last_name from class_lecturers l join people p on p.id = l.lecturer_id
        where l.class_id = s.class_id order by ${nameOrderOfP}) as lecturers,
      stands_in.first_name || ' ' || stands_in.last_name as substitute,
      ${isTaughtBy(sql`s.class_id`, reader.id)} as teaches,
      array(select b.code::text from class_batches cb join batches b on b.id = cb.batch_id
        where cb.class_id = s.class_id order by b.code) as batches,
      r.name as room, s.starts_at as "startsAt", s.ends_at as "endsAt", s.status,
      s.planned_starts_at as "plannedStartsAt", s.planned_ends_at as "plannedEndsAt", planned.name as "plannedRoom",
      s.change_reason as "changeReason",
      w.opened_at as "windowOpenedAt", w.closes_at as "closesAt", w.closed_at as "closedAt",
      (select count(*)::int from enrolments e where e.class_id = s.class_id and e.left_at is null) as enrolled,
      m.status as "markStatus", s.version,
      greatest(s.changed_at, k.updated_at, c.updated_at, r.updated_at) as "modifiedAt"
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
    limit ${limit}`,
    instants,
  )

export interface DaysRow {
  name: string
  firstDay: string
  lastDay: string
}

const ownTerms = (reader: Reader): SQL =>
  sql`select k.term_id from (${ownClasses(reader)}) own join classes k on k.id = own.class_id`

/**
 * Terms and holidays of the person's classes in this period; a holiday shared by two terms is listed once.
 */
export async function listOwnDays(db: Database, reader: Reader, firstDay: string, lastDay: string) {
  const days = (table: 'terms' | 'holidays', ofTerm: SQL) =>
    rowsOf<DaysRow>(
      db,
      sql`select distinct name, first_day::text as "firstDay", last_day::text as "lastDay"
      from ${sql.identifier(table)} where ${ofTerm} in (${ownTerms(reader)})
        and first_day <= ${lastDay}::date and last_day >= ${firstDay}::date
      order by "firstDay", name limit 100`,
    )
  const [terms, holidays] = await Promise.all([days('terms', sql`id`), days('holidays', sql`term_id`)])
  return { terms, holidays }
}
