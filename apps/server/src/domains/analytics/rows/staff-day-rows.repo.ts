import type { analyticsStaff, StaffDayKind } from '@campanile/contract/analytics/analytics-staff.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import type { StaffDayStatus } from '@campanile/contract/staff-attendance/staff-day-statuses.ts'
import { workedStatuses } from '@campanile/contract/staff-attendance/staff-figures.ts'
import { sql } from 'drizzle-orm'
import { notNull, pgType } from '#db/rows.ts'
import { dayOfSql, isMemberOnSql } from '#domains/people/membership.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { staffDays } from '#domains/staff-attendance/staff-attendance.tables.ts'
import { byName, isFound } from './found-people.sql.ts'
import { type InTerm, rowQuery } from './row-query.repo.ts'

type Filters = Pick<
  ParsedInput<typeof analyticsStaff.listAnalyticsStaffDays>,
  'week' | 'weekday' | 'role' | 'days' | 'search'
>

const statusesByKind: Record<StaffDayKind, readonly StaffDayStatus[]> = {
  present: ['present'],
  late: ['late'],
  'half-day': ['half-day'],
  absent: ['absent'],
  'on-leave': ['on-leave'],
  came: workedStatuses,
  expected: [...workedStatuses, 'absent'],
}

/** Days until today with a status, as in the figures. */
export const staffDayRows = rowQuery({
  shape: {
    personId: staffDays.personId,
    firstName: people.firstName,
    lastName: people.lastName,
    number: people.number,
    role: people.role,
    employmentType: people.employmentType,
    date: pgType.text,
    inAt: staffDays.inAt,
    outAt: staffDays.outAt,
    status: notNull(staffDays.status),
  },
  matching: ({ from, to, now, week, weekday, role, days, search }: InTerm<Filters>) => sql`staff_days d
    join people p on p.id = d.person_id
    where d.date between ${from}::date and least(${to}::date, ${dayOfSql(now)}) and d.status is not null
      and ${isMemberOnSql(sql`p`, sql`d.date`)}
      and ${week ? sql`date_trunc('week', d.date::timestamp)::date = ${week}::date` : sql`true`}
      and ${weekday ? sql`extract(isodow from d.date) = ${weekday}` : sql`true`}
      and ${role ? sql`p.role = ${role}` : sql`true`}
      and ${days ? sql`d.status = any(${sql.param(statusesByKind[days])}::text[])` : sql`true`}
      and ${isFound(sql`d.person_id`, search)}`,
  select: (matching, order, limit) => sql`
    select d.person_id, p.first_name, p.last_name, p.number, p.role,
      p.employment_type, d.date::text as date, d.in_at, d.out_at, d.status
    from ${matching} order by ${order} ${limit}`,
  sorts: {
    date: (direction) => sql`d.date ${direction}, ${byName(sql`p`, sql`asc`)}`,
    person: (direction) => sql`${byName(sql`p`, direction)}, d.person_id, d.date desc`,
  },
  tieBreak: sql`d.person_id`,
  fileOrder: sql`d.date, d.person_id`,
  isAfter: ({ date, personId }) => sql`(d.date, d.person_id) > (${date}::date, ${personId}::uuid)`,
})
