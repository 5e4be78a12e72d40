import type { EmploymentType, Role } from '@campanile/contract/roles.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { everyWordIn, pageClause } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import { nameOrder, searchable } from '#domains/people/people.sql.ts'
import { shiftRules } from './staff-attendance.tables.ts'
import type { DatedShift, Holiday } from './staff-day.rules.ts'
import { isStaff, personColumns } from './staff-day.sql.ts'

export interface StaffPersonRow {
  personId: string
  firstName: string
  lastName: string
  number: string | null
  profileImage: string | null
  role: Role
  employmentType: EmploymentType | null
}

/** A member of staff or a lecturer; undefined for anyone else. */
export async function findStaffPerson(db: Database, personId: string): Promise<StaffPersonRow | undefined> {
  const [row] = await rowsOf<StaffPersonRow>(
    db,
    sql`select ${personColumns} from people where people.id = ${personId} and ${isStaff}`,
  )
  return row
}

export interface ShiftRow extends DatedShift {
  id: string
  personName: string | null
  version: number
}

const shiftColumns = sql`r.id, r.person_id as "personId", r.first_day::text as "firstDay", r.last_day::text as "lastDay",
  to_char(r.starts_at, 'HH24:MI') as "startsAt", to_char(r.ends_at, 'HH24:MI') as "endsAt",
  r.grace_minutes as "graceMinutes", r.half_day_after_minutes as "halfDayAfterMinutes",
  r.absent_after_minutes as "absentAfterMinutes", r.weekdays, r.version`

/** The institution's and these people's own shifts that overlap a period. */
export const listShiftsOf = (db: Database, personIds: string[], from: string, to: string) =>
  rowsOf<DatedShift>(
    db,
    sql`
    select ${shiftColumns} from shift_rules r
    where (r.person_id is null or r.person_id = any(${sql.param(personIds)}::uuid[]))
      and r.first_day <= ${to}::date and (r.last_day is null or r.last_day >= ${from}::date)`,
  )

/** Holidays that overlap a period. */
export const listHolidays = (db: Database, from: string, to: string) =>
  rowsOf<Holiday>(
    db,
    sql`
    select name, first_day::text as "firstDay", last_day::text as "lastDay" from holidays
    where first_day <= ${to}::date and last_day >= ${from}::date
    order by first_day, name`,
  )

/** Shift rules by page, the institution's first; a search lists only those of people with matching names. */
export async function listShiftRules(
  db: Database,
  { search, page, pageSize }: { search: string; page: number; pageSize: number },
) {
  const matching = everyWordIn(search, searchable)
  const from = sql`from shift_rules r left join people on people.id = r.person_id where ${matching}`
  const rows = await rowsOf<ShiftRow>(
    db,
    sql`select ${shiftColumns}, people.first_name || ' ' || people.last_name as "personName" ${from}
    order by r.person_id is not null, ${sql.join(nameOrder, sql`, `)}, r.first_day desc, r.id
    ${pageClause({ page, pageSize })}`,
  )
  const [counted] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total ${from}`)
  return { rows, total: counted?.total ?? 0 }
}

export async function findShiftRule(db: Database, ruleId: string): Promise<ShiftRow | undefined> {
  const [row] = await rowsOf<ShiftRow>(
    db,
    sql`select ${shiftColumns}, p.first_name || ' ' || p.last_name as "personName"
    from shift_rules r left join people p on p.id = r.person_id where r.id = ${ruleId}`,
  )
  return row
}

export async function insertShiftRule(db: Database, row: typeof shiftRules.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(shiftRules).values(row).returning({ id: shiftRules.id })
  return inserted!.id
}

/** False when the rule is no longer at `version`. */
export async function updateShiftRule(
  db: Database,
  ruleId: string,
  version: number,
  change: Partial<typeof shiftRules.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(shiftRules)
    .set({ ...change, version: version + 1 })
    .where(and(eq(shiftRules.id, ruleId), eq(shiftRules.version, version)))
    .returning({ id: shiftRules.id })
  return rows.length === 1
}

export const deleteShiftRule = (db: Database, ruleId: string) =>
  db.delete(shiftRules).where(eq(shiftRules.id, ruleId))
