import type { Role } from '@campanile/contract/roles.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'

export interface StaffRow {
  /** One of these three is set, by kind of total. All null: the overall total. */
  week: string | null
  weekday: number | null
  role: Role | null
  people: number
  present: number
  late: number
  halfDay: number
  absent: number
  onLeave: number
}

/** Days of staff and lecturers with a status, by week, by weekday, by role and in total. */
export const listStaffDays = (db: Database, { from, to }: { from: string; to: string }) =>
  rowsOf<StaffRow>(
    db,
    sql`with x as materialized (
      select d.person_id, d.status, p.role, date_trunc('week', d.date::timestamp)::date as week,
        extract(isodow from d.date)::int as weekday
      from staff_days d join people p on p.id = d.person_id
      where d.date between ${from}::date and ${to}::date and d.status is not null),
    persons as (
      select role, count(*)::int as count from (select distinct person_id, role from x) who
      group by grouping sets ((role), ())),
    counted as (
      select week, weekday, role, count(*) filter (where status = 'present')::int as present,
        count(*) filter (where status = 'late')::int as late, count(*) filter (where status = 'half-day')::int as "halfDay",
        count(*) filter (where status = 'absent')::int as absent,
        count(*) filter (where status = 'on-leave')::int as "onLeave"
      from x group by grouping sets ((week), (weekday), (role), ()))
    select c.week::text as week, c.weekday, c.role, coalesce(n.count, 0) as people, c.present, c.late, c."halfDay",
      c.absent, c."onLeave"
    from counted c left join persons n on c.role is not distinct from n.role order by c.week, c.weekday, c.role`,
  )
