import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, queryValues } from '#db/rows.ts'
import { exams } from '#domains/exams/exams.tables.ts'
import { courses, holidays } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import type { Day } from './lobby.rules.ts'

/** No session or exam is longer than this many hours. */
const longest = 12

/** Overlaps the day, also when it began earlier; expects the row as `x`. */
const isOn = (start: string, end: string, { start: from, end: to }: Day) =>
  sql`(${sql.raw(start)} >= ${from}::timestamptz - make_interval(hours => ${longest})
    and ${sql.raw(start)} < ${to}::timestamptz and ${sql.raw(end)} > ${from}::timestamptz)`

/** A session or an exam, with the fields that the board needs. */
const plannedShape = {
  exam: nullable(exams.type),
  courseCode: pgType.text,
  courseTitle: courses.title,
  cancelled: pgType.boolean,
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
  plannedStartsAt: sessions.plannedStartsAt,
  plannedEndsAt: sessions.plannedEndsAt,
  rooms: pgType.array(pgType.text),
  plannedRooms: nullable(pgType.array(pgType.text)),
}

/** Sessions that take place on this day or were planned for it. */
export const listSessions = (db: Database, day: Day, limit: number) =>
  queryRows(db, plannedShape)`
    select null as exam, c.code::text as course_code, c.title as course_title, s.status = 'cancelled' as cancelled,
      s.starts_at, s.ends_at, s.planned_starts_at,
      s.planned_ends_at, array_remove(array[r.name::text], null) as rooms,
      array_remove(array[planned.name::text], null) as planned_rooms
    from sessions s
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    left join rooms r on r.id = s.room_id
    left join rooms planned on planned.id = s.planned_room_id
    where (${isOn('s.starts_at', 's.ends_at', day)} or ${isOn('s.planned_starts_at', 's.planned_ends_at', day)})
      and (k.archived_at is null or s.starts_at < k.archived_at)
    order by s.starts_at, s.id limit ${limit}`

/** Published exams of the same day. The rooms an exam was moved from are not recorded. */
export const listExams = (db: Database, day: Day, limit: number) =>
  queryRows(db, plannedShape)`
    select e.type as exam, c.code::text as course_code, c.title as course_title,
      e.cancelled_at is not null as cancelled, e.starts_at, e.ends_at, e.planned_starts_at, e.planned_ends_at,
      array(select r.name::text from exam_rooms x join rooms r on r.id = x.room_id
        where x.exam_id = e.id order by r.name) as rooms, null::text[] as planned_rooms
    from exams e
    join classes k on k.id = e.class_id
    join courses c on c.id = k.course_id
    where e.published_at is not null and e.archived_at is null
      and (${isOn('e.starts_at', 'e.ends_at', day)} or ${isOn('e.planned_starts_at', 'e.planned_ends_at', day)})
    order by e.starts_at, e.id limit ${limit}`

/** Names of the holidays that include a date. */
export const listHolidays = (db: Database, date: string): Promise<string[]> =>
  queryValues(db, holidays.name)`select distinct h.name from holidays h left join terms t on t.id = h.term_id
      where t.archived_at is null and ${date}::date between h.first_day and h.last_day order by h.name`
