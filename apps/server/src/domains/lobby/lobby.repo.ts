import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { Day, Planned } from './lobby.rules.ts'

const instants: (keyof Planned)[] = ['startsAt', 'endsAt', 'plannedStartsAt', 'plannedEndsAt']

/** No session or exam is longer than this many hours. */
const longest = 12

/** Overlaps the day, also when it began earlier; expects the row as `x`. */
const isOn = (start: string, end: string, { start: from, end: to }: Day) =>
  sql`(${sql.raw(start)} >= ${from}::timestamptz - make_interval(hours => ${longest})
    and ${sql.raw(start)} < ${to}::timestamptz and ${sql.raw(end)} > ${from}::timestamptz)`

/** Sessions that take place on this day or were planned for it. */
export const listSessions = (db: Database, day: Day, limit: number) =>
  rowsOf<Planned>(
    db,
    sql`
    select null as exam, c.code::text as "courseCode", c.title as "courseTitle", s.status = 'cancelled' as cancelled,
      s.starts_at as "startsAt", s.ends_at as "endsAt", s.planned_starts_at as "plannedStartsAt",
      s.planned_ends_at as "plannedEndsAt", array_remove(array[r.name::text], null) as rooms,
      array_remove(array[planned.name::text], null) as "plannedRooms"
    from sessions s
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    left join rooms r on r.id = s.room_id
    left join rooms planned on planned.id = s.planned_room_id
    where (${isOn('s.starts_at', 's.ends_at', day)} or ${isOn('s.planned_starts_at', 's.planned_ends_at', day)})
      and (k.archived_at is null or s.starts_at < k.archived_at)
    order by s.starts_at, s.id limit ${limit}`,
    instants,
  )

/** Published exams of the same day. The rooms an exam was moved from are not recorded. */
export const listExams = (db: Database, day: Day, limit: number) =>
  rowsOf<Planned>(
    db,
    sql`
    select e.type as exam, c.code::text as "courseCode", c.title as "courseTitle",
      e.cancelled_at is not null as cancelled, e.starts_at as "startsAt", e.ends_at as "endsAt",
      e.planned_starts_at as "plannedStartsAt", e.planned_ends_at as "plannedEndsAt",
      array(select r.name::text from exam_rooms x join rooms r on r.id = x.room_id
        where x.exam_id = e.id order by r.name) as rooms, null as "plannedRooms"
    from exams e
    join classes k on k.id = e.class_id
    join courses c on c.id = k.course_id
    where e.published_at is not null and e.archived_at is null
      and (${isOn('e.starts_at', 'e.ends_at', day)} or ${isOn('e.planned_starts_at', 'e.planned_ends_at', day)})
    order by e.starts_at, e.id limit ${limit}`,
    instants,
  )

/** Names of the holidays that include a date. */
export async function listHolidays(db: Database, date: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select distinct h.name from holidays h join terms t on t.id = h.term_id and t.archived_at is null
      where ${date}::date between h.first_day and h.last_day order by h.name`,
  )
  return rows.map(({ name }) => name)
}
