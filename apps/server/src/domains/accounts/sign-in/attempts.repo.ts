import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { attemptCounters } from '../accounts.tables.ts'

const { key, count, windowEndsAt } = attemptCounters

/** At most `limit` in a window that starts with the first of them. */
export interface WindowCount {
  key: Buffer
  limit: number
  now: Date
  endsAt: Date
}

/** The window is over, or began while the clock ran ahead and would otherwise block until then. */
const isStale = (now: Date, latest: Date | SQL) =>
  sql`(${windowEndsAt} <= ${now} or ${windowEndsAt} > ${latest}::timestamptz)`

/**
 * The first row of a counter, unless the counter exists and is full. `on conflict` locks the row and writes
 * to the log even when nothing is updated, so a full counter, which a flood keeps asking for, is only read.
 */
const firstCount = (counterKey: Buffer, endsAt: Date | SQL, mayCount: SQL) =>
  sql`select ${counterKey}::bytea, 1, ${endsAt}::timestamptz
    where not exists (
      select from ${attemptCounters} where ${key} = ${counterKey}::bytea and not (${mayCount})
    )`

/**
 * Adds one in a single atomic statement that works across server processes; false, without counting, when the
 * window is full.
 */
export async function countInWindow(db: Database, it: WindowCount): Promise<boolean> {
  const stale = isStale(it.now, it.endsAt)
  const mayCount = sql`${stale} or ${count} < ${it.limit}`
  const rows = await db
    .insert(attemptCounters)
    .select(firstCount(it.key, it.endsAt, mayCount))
    .onConflictDoUpdate({
      target: key,
      set: {
        count: sql`case when ${stale} then 1 else ${count} + 1 end`,
        windowEndsAt: sql`case when ${stale} then ${it.endsAt}::timestamptz else ${windowEndsAt} end`,
      },
      setWhere: mayCount,
    })
    .returning({ key })
  return rows.length === 1
}

/** A leaky bucket that holds `capacity` and drains by one every `seconds`. */
export interface BucketCount {
  key: Buffer
  capacity: number
  seconds: number
  now: Date
}

const secondsAfter = (instant: SQL, seconds: number) =>
  sql`(${instant} + make_interval(secs => ${seconds}::double precision))`

/** The same for a bucket. Its row stores the time when it will be empty, which determines how full it is. */
export async function countInBucket(db: Database, it: BucketCount): Promise<boolean> {
  const now = sql`${it.now}::timestamptz`
  const full = secondsAfter(now, it.capacity * it.seconds)
  const stale = isStale(it.now, full)
  const first = secondsAfter(now, it.seconds)
  const more = secondsAfter(sql`${windowEndsAt}`, it.seconds)
  const mayCount = sql`${stale} or ${more} <= ${full}`
  const rows = await db
    .insert(attemptCounters)
    .select(firstCount(it.key, first, mayCount))
    .onConflictDoUpdate({
      target: key,
      set: { windowEndsAt: sql`case when ${stale} then ${first} else ${more} end` },
      setWhere: mayCount,
    })
    .returning({ key })
  return rows.length === 1
}

/** Subtracts one from the count. */
export const uncountInWindow = (db: Database, { key: of }: Pick<WindowCount, 'key'>) =>
  db
    .update(attemptCounters)
    .set({ count: sql`greatest(${count} - 1, 0)` })
    .where(eq(key, of))

export const uncountInBucket = (db: Database, { key: of, seconds }: Pick<BucketCount, 'key' | 'seconds'>) =>
  db
    .update(attemptCounters)
    .set({ windowEndsAt: secondsAfter(sql`${windowEndsAt}`, -seconds) })
    .where(eq(key, of))

export const deleteCounters = (db: Database, keys: Buffer[]) =>
  db.delete(attemptCounters).where(inArray(key, keys))
