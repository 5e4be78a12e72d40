import type { Role } from '@campanile/contract/roles.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'

export interface StaffRow {
  /** Which of the three it is of; all null: of everybody. */
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

/** Days of staff and lecturers that say something, by week, by weekday, by role and all together. */
export const listStaffDays = (db: Database, { from, to }: { from: string; to: string }) =>
  rowsOf<StaffRow>(
    db,
    sql`select x.week::text as week, x.weekday::int as weekday, x.role, count(distinct x.person_id)::int as people,
      count(*) filter (where x.status = 'present')::int as present, count(*) filter (where x.status = 'late')::int as late,
      count(*) filter (where x.status = 'half-day')::int as "halfDay",
      count(*) filter (where x.status = 'absent')::int as absent,
      count(*) filter (where x.status = 'on-leave')::int as "onLeave"
    from (
      select d.person_id, d.status, p.role, date_trunc('week', d.date)::date as week, extract(isodow from d.date) as weekday
      from staff_days d join people p on p.id = d.person_id
      where d.date between ${from}::date and ${to}::date and d.status is not null
    ) x group by grouping sets ((x.week), (x.weekday), (x.role), ())
    order by x.week, x.weekday, x.role`,
  )
