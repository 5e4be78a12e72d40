import type {
  AnalyticsStaffDay,
  analyticsStaff,
  StaffDayKind,
} from '@campanile/contract/analytics/analytics-staff.ts'
import type { ParsedInputOf } from '@campanile/contract/operation.ts'
import type { StaffDayStatus } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { countRows, rowsOf } from '#db/rows.ts'
import { byName, directionOf, isFound } from './found-people.sql.ts'

type Asked = ParsedInputOf<typeof analyticsStaff.listAnalyticsStaffDays>

export interface StaffDayPart extends Pick<Asked, 'week' | 'weekday' | 'role' | 'days' | 'search'> {
  from: string
  to: string
}

export type StaffDayRow = Omit<AnalyticsStaffDay, 'inAt' | 'outAt' | 'personName'> & {
  firstName: string
  lastName: string
  inAt: Date | null
  outAt: Date | null
}

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
  rowsOf<StaffDayRow>(
    db,
    sql`select d.person_id as "personId", p.first_name as "firstName", p.last_name as "lastName", p.number, p.role,
      p.employment_type as "employmentType", d.date::text as date, d.in_at as "inAt", d.out_at as "outAt", d.status
    from ${days} ${tail}`,
    ['inAt', 'outAt'],
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
  return { rows, total: await countRows(db, ofPart(part)) }
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
