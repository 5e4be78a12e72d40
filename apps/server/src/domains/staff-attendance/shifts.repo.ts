import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { containsEveryWord } from '#db/lists.ts'
import { nullable, pgType, queryPage, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { nameOrder, nameShape, searchable } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { holidays } from '#domains/structure/structure.tables.ts'
import { firstItem } from '#platform/first-item.ts'
import { shiftRules } from './staff-attendance.tables.ts'
import { isMemberOnDay, isStaff, personColumns } from './staff-day.sql.ts'

export const staffPersonRow = {
  personId: people.id,
  ...nameShape,
  role: people.role,
  employmentType: people.employmentType,
}
export type StaffPersonRow = ShapeRow<typeof staffPersonRow>

/** A member of staff or a lecturer; undefined for anyone else. */
export const findStaffPerson = (db: Database, personId: string): Promise<StaffPersonRow | undefined> =>
  queryRow(
    db,
    staffPersonRow,
  )`select ${personColumns} from people where people.id = ${personId} and ${isStaff}`

const shiftShape = {
  id: shiftRules.id,
  personId: shiftRules.personId,
  firstDay: pgType.text,
  lastDay: nullable(pgType.text),
  startsAt: pgType.text,
  endsAt: pgType.text,
  graceMinutes: shiftRules.graceMinutes,
  halfDayAfterMinutes: shiftRules.halfDayAfterMinutes,
  absentAfterMinutes: shiftRules.absentAfterMinutes,
  /** 1 is Monday. */
  weekdays: shiftRules.weekdays,
  version: shiftRules.version,
}
const shiftRow = { ...shiftShape, personName: nullable(pgType.text) }
export type ShiftRow = ShapeRow<typeof shiftRow>

const shiftColumns = sql`r.id, r.person_id, r.first_day::text as first_day, r.last_day::text as last_day,
  to_char(r.starts_at, 'HH24:MI') as starts_at, to_char(r.ends_at, 'HH24:MI') as ends_at,
  r.grace_minutes, r.half_day_after_minutes, r.absent_after_minutes, r.weekdays, r.version`

/** The institution's and these people's own shifts that overlap a period. */
export const listPersonShifts = (db: Database, personIds: string[], from: string, to: string) =>
  queryRows(db, shiftShape)`
    select ${shiftColumns} from shift_rules r
    where (r.person_id is null or r.person_id = any(${sql.param(personIds)}::uuid[]))
      and r.first_day <= ${to}::date and (r.last_day is null or r.last_day >= ${from}::date)`

/** Active staff and lecturers who are with the institution on a day: all, or one of them. */
export const listStaffOn = (db: Database, date: string, personId: string | null) =>
  queryRows(db, { id: people.id, employmentType: people.employmentType })`
    select people.id, people.employment_type from people
    where ${isStaff} and people.is_active and people.archived_at is null and ${isMemberOnDay(date)}
      and ${personId === null ? sql`true` : sql`people.id = ${personId}`}
    order by people.id`

/** Holidays that overlap a period. */
export const listHolidays = (db: Database, from: string, to: string) =>
  queryRows(db, { name: holidays.name, firstDay: pgType.text, lastDay: pgType.text })`
    select name, first_day::text as first_day, last_day::text as last_day from holidays
    where first_day <= ${to}::date and last_day >= ${from}::date
    order by first_day, name`

/** Shift rules by page, the institution's first; a search lists only those of people with matching names. */
export async function listShiftRules(
  db: Database,
  { search, page, pageSize }: { search: string; page: number; pageSize: number },
) {
  const matching = containsEveryWord(search, searchable)
  const from = sql`from shift_rules r left join people on people.id = r.person_id where ${matching}`
  return queryPage(db, shiftRow, {
    rows: sql`select ${shiftColumns}, people.first_name || ' ' || people.last_name as person_name ${from}
    order by r.person_id is not null, ${sql.join(nameOrder, sql`, `)}, r.first_day desc, r.id`,
    count: from,
    page: { page, pageSize },
  })
}

export const findShiftRule = (db: Database, ruleId: string): Promise<ShiftRow | undefined> =>
  queryRow(db, shiftRow)`select ${shiftColumns}, p.first_name || ' ' || p.last_name as person_name
    from shift_rules r left join people p on p.id = r.person_id where r.id = ${ruleId}`

export async function insertShiftRule(db: Database, row: typeof shiftRules.$inferInsert): Promise<string> {
  const inserted = firstItem(await db.insert(shiftRules).values(row).returning({ id: shiftRules.id }))
  return inserted.id
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
