import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRow } from '#db/rows.ts'
import { daysAfter } from '#platform/clock.ts'

/** Days for which the settings show a token that no longer works. */
const shownDays = 90

const isOver = (now: Date): SQL =>
  sql`least(t.expires_at, t.revoked_at) <= ${daysAfter(now, -shownDays)}::timestamptz`

/** The number of tokens that ended long ago, up to `most`. */
export async function countEnded(db: Database, now: Date, most: number): Promise<number> {
  const row = await queryRow(db, { count: pgType.int })`select count(*)::int as count from
    (select 1 from service_tokens t where ${isOver(now)} limit ${most}) it`
  return row?.count ?? 0
}

/** Deletes at most `limit` of them. */
export async function deleteEnded(db: Database, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from service_tokens where id in (
    select t.id from service_tokens t where ${isOver(now)} limit ${limit})`)
  return rowCount ?? 0
}
