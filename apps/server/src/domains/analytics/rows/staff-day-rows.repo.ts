import type { analyticsStaff, StaffDayKind } from '@campanile/contract/analytics/analytics-staff.ts'
import type { ParsedInputOf } from '@campanile/contract/operation.ts'
import type { StaffDayStatus } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { notNull, pgType, type RowOf } from '#db/row-shape.ts'
import { countRows, queryRows } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { staffDays } from '#domains/staff-attendance/staff-attendance.tables.ts'
import { byName, directionOf, isFound } from './found-people.sql.ts'

type Asked = ParsedInputOf<typeof analyticsStaff.listAnalyticsStaffDays>

export interface StaffDayPart extends Pick<Asked, 'week' | 'weekday' | 'role' | 'days' | 'search'> {
  from: string
  to: string
}

const staffDayRow = {
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
}
export type StaffDayRow = RowOf<typeof staffDayRow>

const came = ['present', 'late', 'half-day'] as const
const statusesOf: Record<StaffDayKind, readonly StaffDayStatus[]> = {
  present: ['present'],
  late: ['late'],
  'half-day': ['half-day'],
  absent: ['absent'],
  'on-leave': ['on-leave'],
  came,
  expected: [...came, 'absent'],
}

/** Days with a status, as in the figures. */
const ofPart = ({ from, to, week, weekday, role, days, search }: StaffDayPart) => sql`staff_days d
  join people p on p.id = d.person_id
  where d.date between ${from}::date and ${to}::date and d.status is not null
    and ${week ? sql`date_trunc('week', d.date::timestamp)::date = ${week}::date` : sql`true`}
    and ${weekday ? sql`extract(isodow from d.date) = ${weekday}` : sql`true`}
    and ${role ? sql`p.role = ${role}` : sql`true`}
    and ${days ? sql`d.status = any(${sql.param(statusesOf[days])}::text[])` : sql`true`}
    and ${isFound(sql`d.person_id`, search)}`

const selected = (db: Database, days: SQL, tail: SQL) =>
  queryRows(
    db,
    staffDayRow,
    sql`select d.person_id, p.first_name, p.last_name, p.number, p.role,
      p.employment_type, d.date::text as date, d.in_at, d.out_at, d.status
    from ${days} ${tail}`,
  )

const orders: Record<string, (direction: SQL) => SQL> = {
  date: (direction) => sql`d.date ${direction}, ${byName(sql`p`, sql`asc`)}`,
  person: (direction) => sql`${byName(sql`p`, direction)}, d.person_id, d.date desc`,
}

export async function listStaffDayRows(
  db: Database,
  part: StaffDayPart,
  page: Pick<Asked, 'sort' | 'page' | 'pageSize'>,
) {
  const order = orders[page.sort.replace('-', '')]!(directionOf(page.sort))
  const rows = await selected(db, ofPart(part), sql`order by ${order}, d.person_id ${pageClause(page)}`)
  return { rows, total: await countRows(db, sql`from ${ofPart(part)}`) }
}

/** The next page, day by day, after the given row. */
export const listStaffDaysAfter = (
  db: Database,
  part: StaffDayPart,
  after: StaffDayRow | undefined,
  limit: number,
) =>
  selected(
    db,
    after
      ? sql`${ofPart(part)} and (d.date, d.person_id) > (${after.date}::date, ${after.personId}::uuid)`
      : ofPart(part),
    sql`order by d.date, d.person_id limit ${limit}`,
  )
