import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRow } from '#db/rows.ts'
import { isCurrent } from './displays.sql.ts'

const over = {
  pairings: (now: Date) => sql`select g.id from display_pairings g where g.expires_at <= ${now}`,
  displays: (now: Date) => sql`select d.id from displays d where not ${isCurrent(now)}`,
}

/** The number of expired pairings and displays, up to `most`. */
export async function countOver(db: Database, now: Date, most: number): Promise<number> {
  const row = await queryRow(db, { count: pgType.int })`select count(*)::int as count from
      (${over.pairings(now)} union all ${over.displays(now)} limit ${most}) it`
  return row?.count ?? 0
}

/** Deletes at most `limit` rows, pairings first. */
export async function deleteOver(db: Database, now: Date, limit: number): Promise<number> {
  const pairings = await db.execute(
    sql`delete from display_pairings where id in (${over.pairings(now)} limit ${limit})`,
  )
  if (pairings.rowCount) return pairings.rowCount
  const displays = await db.execute(
    sql`delete from displays where id in (${over.displays(now)} limit ${limit})`,
  )
  return displays.rowCount ?? 0
}
