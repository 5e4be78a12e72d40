import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRow } from '#db/rows.ts'

/** The person whose schedule, or the room whose bookings, a feed publishes. */
export interface FeedOwner {
  kind: 'person' | 'room'
  id: string
}

const tables: Record<FeedOwner['kind'], { table: SQL; owner: SQL }> = {
  person: { table: sql`calendar_feeds`, owner: sql`person_id` },
  room: { table: sql`room_feeds`, owner: sql`room_id` },
}

const feedRow = { createdAt: pgType.instant, lastReadAt: nullable(pgType.instant) }

export function findFeed(db: Database, { kind, id }: FeedOwner) {
  const { table, owner } = tables[kind]
  return queryRow(db, feedRow)`select created_at, last_read_at from ${table} where ${owner} = ${id}`
}

/** Replaces the owner’s one feed, which invalidates the earlier secret. */
export async function replaceFeed(
  db: Database,
  { kind, id }: FeedOwner,
  secretHash: Buffer,
  createdAt: Date,
): Promise<void> {
  const { table, owner } = tables[kind]
  await db.execute(sql`
    insert into ${table} (${owner}, secret_hash, created_at) values (${id}, ${secretHash}, ${createdAt})
    on conflict (${owner}) do update
      set secret_hash = excluded.secret_hash, created_at = excluded.created_at, last_read_at = null`)
}

/** Returns whether there was one. */
export async function deleteFeed(db: Database, { kind, id }: FeedOwner): Promise<boolean> {
  const { table, owner } = tables[kind]
  const { rowCount } = await db.execute(sql`delete from ${table} where ${owner} = ${id}`)
  return rowCount === 1
}

/** Records that a calendar has read the feed, unless that was recorded since `before`. */
export async function touchFeed(
  db: Database,
  { kind, id }: FeedOwner,
  now: Date,
  before: Date,
): Promise<void> {
  const { table, owner } = tables[kind]
  await db.execute(sql`
    update ${table} set last_read_at = ${now}
    where ${owner} = ${id} and (last_read_at is null or last_read_at < ${before})`)
}
