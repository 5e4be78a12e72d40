import { sql } from 'drizzle-orm'
import { nullable, pgType } from '#db/rows.ts'
import { isMemberOnSql } from '#domains/people/membership.sql.ts'
import { staffDays, staffLinks } from './staff-attendance.tables.ts'
import type { LeaveTime } from './staff-day.rules.ts'

// Fragments shared by the repositories of this domain.

/** The columns of a day; expects `staff_days` as `d`, and the links of its two times as `li` and `lo`. */
export const dayColumns = sql`d.in_at, d.out_at, d.in_source, d.out_source, li.place as in_place,
  lo.place as out_place, d.status, coalesce(d.decided, false) as decided,
  coalesce(d.on_leave, false) as on_leave, coalesce(d.leave_times, '[]') as leave_times, d.version`

export const dayShape = {
  inAt: staffDays.inAt,
  outAt: staffDays.outAt,
  inSource: staffDays.inSource,
  outSource: staffDays.outSource,
  inPlace: nullable(staffLinks.place),
  outPlace: nullable(staffLinks.place),
  status: staffDays.status,
  decided: pgType.boolean,
  onLeave: pgType.boolean,
  leaveTimes: pgType.json<LeaveTime[]>(),
  version: staffDays.version,
}

/** As `dayShape`, where the person may have no such day. */
export const optionalDayShape = { ...dayShape, version: nullable(staffDays.version) }

export const dayPlaces = sql`left join staff_links li on li.id = d.in_link_id left join staff_links lo on lo.id = d.out_link_id`

/** People who have staff days; expects `people` under its own name. */
export const isStaff = sql`people.role in ('staff', 'lecturer')`

export const personColumns = sql`people.id as person_id, people.first_name, people.last_name,
  people.number, people.profile_image, people.role, people.employment_type`

/**
 * Joins that add each person's shift on a day as `shift`: their own, or the institution's, which does not
 * apply to visiting people. Makes the same choice as `findShift`.
 */
export const shiftOfDay = (date: string) => sql`left join lateral (
    select r.* from shift_rules r
    where (r.person_id = people.id or (r.person_id is null and people.employment_type is distinct from 'visiting'))
      and r.first_day <= ${date}::date and (r.last_day is null or r.last_day >= ${date}::date)
    order by r.person_id is null, r.first_day desc limit 1
  ) shift on true`

/** Whether a person is with the institution on a day; expects `people` under its own name. */
export const isMemberOnDay = (date: string) => isMemberOnSql(sql`people`, sql`${date}::date`)

/** Whether a person is expected on a day: with the institution, on a working day that is no holiday. */
export const isExpected = (date: string) => sql`(shift.id is not null
    and extract(isodow from ${date}::date)::int = any(shift.weekdays)
    and not exists (select 1 from holidays h where ${date}::date between h.first_day and h.last_day)
    and ${isMemberOnDay(date)})`
