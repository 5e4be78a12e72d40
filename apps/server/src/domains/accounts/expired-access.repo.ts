import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRow } from '#db/rows.ts'
import { daysAfter } from '#platform/clock.ts'

/** A table with its key, and the condition under which a row has expired. */
interface Expiring {
  table: SQL
  key: SQL
  isOver: (now: Date) => SQL
}

const expiring: readonly Expiring[] = [
  { table: sql`sign_in_sessions`, key: sql`id`, isOver: (now) => sql`expires_at <= ${now}` },
  { table: sql`account_links`, key: sql`token_hash`, isOver: (now) => sql`expires_at <= ${now}` },
  { table: sql`answered_passkey_challenges`, key: sql`id`, isOver: (now) => sql`expires_at <= ${now}` },
  { table: sql`saml_assertions`, key: sql`key`, isOver: (now) => sql`expires_at <= ${now}` },
  { table: sql`saml_logout_requests`, key: sql`key`, isOver: (now) => sql`expires_at <= ${now}` },
  { table: sql`attempt_counters`, key: sql`key`, isOver: (now) => sql`window_ends_at <= ${now}` },
  {
    // Set up but never confirmed with a code.
    table: sql`second_factors`,
    key: sql`person_id`,
    isOver: (now) => sql`confirmed_at is null and created_at <= ${daysAfter(now, -1)}`,
  },
]

/** Number of expired rows, counted up to `most`. */
export async function countExpired(db: Database, now: Date, most: number): Promise<number> {
  const parts = expiring.map(({ table, isOver }) => sql`select 1 from ${table} where ${isOver(now)}`)
  const row = await queryRow(db, {
    count: pgType.int,
  })`select count(*)::int as count from (${sql.join(parts, sql` union all `)} limit ${most}) expired`
  return row?.count ?? 0
}

/** Deletes at most `limit` rows from the first table that has any. Locked rows are left for the next call. */
export async function deleteExpired(db: Database, now: Date, limit: number): Promise<number> {
  for (const { table, key, isOver } of expiring) {
    const { rowCount } = await db.execute(sql`delete from ${table} where ${key} in (
      select ${key} from ${table} where ${isOver(now)} limit ${limit} for update skip locked)`)
    if (rowCount) return rowCount
  }
  return 0
}
