import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { pgType, queryRow } from '#db/rows.ts'
import type { Database } from './database.ts'

/**
 * The rows of a table that are older than a moment and match a condition, to be counted or deleted in
 * batches.
 */
export function oldRows(table: PgTable & { id: PgColumn }, at: PgColumn, condition: SQL = sql`true`) {
  const older = (before: Date) => sql`from ${table} where ${at} < ${before} and ${condition}`
  return {
    /** Stops counting at `most`. */
    async count({ db }: { db: Database }, before: Date, most: number): Promise<number> {
      const row = await queryRow(db, {
        count: pgType.int,
      })`select count(*)::int as count from (select ${older(before)} limit ${most}) older`
      return row?.count ?? 0
    },
    /** Removes the oldest rows, at most `limit`. Returns how many. */
    async remove({ db }: { db: Database }, before: Date, limit: number): Promise<number> {
      const { rowCount } = await db.execute(sql`delete from ${table} where ${table.id} in (
        select ${table.id} ${older(before)} order by ${at} limit ${limit})`)
      return rowCount ?? 0
    },
  }
}
