import { maxPublicHolidays } from '@campanile/contract/structure/public-holidays.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { firstItem } from '#platform/first-item.ts'
import { holidays } from './structure.tables.ts'

const publicHolidayRow = {
  id: holidays.id,
  name: holidays.name,
  firstDay: pgType.text,
  lastDay: pgType.text,
}
export type PublicHolidayRow = ShapeRow<typeof publicHolidayRow>

const columns = sql`id, name, first_day::text as first_day, last_day::text as last_day`

export const listPublicHolidays = (db: Database, from: string): Promise<PublicHolidayRow[]> =>
  queryRows(
    db,
    publicHolidayRow,
  )`select ${columns} from holidays where term_id is null and last_day >= ${from}::date
      order by first_day, name limit ${maxPublicHolidays}`

/** A public holiday that shares a day with these. */
export const findOverlapping = (db: Database, firstDay: string, lastDay: string) =>
  queryRow(db, publicHolidayRow)`select ${columns} from holidays
      where term_id is null and first_day <= ${lastDay}::date and last_day >= ${firstDay}::date limit 1`

export async function insertPublicHoliday(
  db: Database,
  holiday: Omit<PublicHolidayRow, 'id'>,
): Promise<PublicHolidayRow> {
  const row = firstItem(
    await db
      .insert(holidays)
      .values({ ...holiday, termId: null })
      .returning({ id: holidays.id }),
  )
  return { id: row.id, ...holiday }
}

/** The removed row; undefined if there is none. */
export async function deletePublicHoliday(db: Database, id: string): Promise<PublicHolidayRow | undefined> {
  const [row] = await db
    .delete(holidays)
    .where(and(eq(holidays.id, id), isNull(holidays.termId)))
    .returning({
      id: holidays.id,
      name: holidays.name,
      firstDay: holidays.firstDay,
      lastDay: holidays.lastDay,
    })
  return row
}

/** Terms in use that have one of these days. */
export const listTermsOn = (db: Database, firstDay: string, lastDay: string): Promise<{ id: string }[]> =>
  queryRows(db, { id: pgType.uuid })`select id from terms
      where archived_at is null and first_day <= ${lastDay}::date and last_day >= ${firstDay}::date
      order by id`
