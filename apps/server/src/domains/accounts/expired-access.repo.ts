import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'

/** Each table with the name of its key and of the moment from which a row is worth nothing. */
const expiring = [
  { table: 'sign_in_sessions', key: 'id', ends: 'expires_at' },
  { table: 'account_links', key: 'token_hash', ends: 'expires_at' },
  { table: 'answered_passkey_challenges', key: 'id', ends: 'expires_at' },
  { table: 'attempt_counters', key: 'key', ends: 'window_ends_at' },
].map(({ table, key, ends }) => ({ table: sql.raw(table), key: sql.raw(key), ends: sql.raw(ends) }))

/** What has expired, counted no further than `most`. */
export async function countExpired(db: Database, now: Date, most: number): Promise<number> {
  const parts = expiring.map(({ table, ends }) => sql`select 1 from ${table} where ${ends} <= ${now}`)
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (${sql.join(parts, sql` union all `)} limit ${most}) expired`,
  )
  return row?.count ?? 0
}

/** Deletes at most `limit` rows of the first table that holds some; one in use this moment waits. */
export async function deleteExpired(db: Database, now: Date, limit: number): Promise<number> {
  for (const { table, key, ends } of expiring) {
    const { rowCount } = await db.execute(sql`delete from ${table} where ${key} in (
      select ${key} from ${table} where ${ends} <= ${now} limit ${limit} for update skip locked)`)
    if (rowCount) return rowCount
  }
  return 0
}
