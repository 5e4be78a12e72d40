import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { dayOfSql, isMemberOnSql } from '#domains/people/membership.sql.ts'
import { people } from '#domains/people/people.tables.ts'

const staffRow = {
  /** One of these three is set, by kind of total. All null: the overall total. */
  week: nullable(pgType.text),
  weekday: nullable(pgType.int),
  role: nullable(people.role),
  people: pgType.int,
  present: pgType.int,
  late: pgType.int,
  halfDay: pgType.int,
  absent: pgType.int,
  onLeave: pgType.int,
}
export type StaffRow = ShapeRow<typeof staffRow>

/** Days of staff and lecturers until today with a status, by week, by weekday, by role and in total. */
export const listStaffDays = (db: Database, { from, to }: { from: string; to: string }, now: Date) =>
  queryRows(db, staffRow)`with x as materialized (
      select d.person_id, d.status, p.role, date_trunc('week', d.date::timestamp)::date as week,
        extract(isodow from d.date)::int as weekday
      from staff_days d join people p on p.id = d.person_id
      where d.date between ${from}::date and least(${to}::date, ${dayOfSql(now)}) and d.status is not null
        and ${isMemberOnSql(sql`p`, sql`d.date`)}),
    persons as (
      select role, count(*)::int as count from (select distinct person_id, role from x) who
      group by grouping sets ((role), ())),
    counted as (
      select week, weekday, role, count(*) filter (where status = 'present')::int as present,
        count(*) filter (where status = 'late')::int as late, count(*) filter (where status = 'half-day')::int as half_day,
        count(*) filter (where status = 'absent')::int as absent,
        count(*) filter (where status = 'on-leave')::int as on_leave
      from x group by grouping sets ((week), (weekday), (role), ()))
    select c.week::text as week, c.weekday, c.role, coalesce(n.count, 0) as people, c.present, c.late, c.half_day,
      c.absent, c.on_leave
    from counted c left join persons n on c.role is not distinct from n.role order by c.week, c.weekday, c.role`
