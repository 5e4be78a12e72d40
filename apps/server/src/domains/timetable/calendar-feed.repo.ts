import type { Role } from '@campanile/contract/roles.ts'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hasLeftSql } from '#domains/people/membership.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { languageRead } from '#domains/people/reader-locales.ts'
import { calendarFeeds } from './calendar-feed.tables.ts'

type NewFeed = typeof calendarFeeds.$inferInsert

export async function findFeed(db: Database, personId: string) {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.personId, personId))
  return row
}

/** Replaces the person's one feed, which invalidates the earlier secret. */
export const replaceFeed = (db: Database, row: NewFeed) =>
  db
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({ target: calendarFeeds.personId, set: { ...row, lastReadAt: null } })

/** Returns whether there was one. */
export async function deleteFeed(db: Database, personId: string): Promise<boolean> {
  const { rowCount } = await db.delete(calendarFeeds).where(eq(calendarFeeds.personId, personId))
  return rowCount === 1
}

interface FeedReader {
  id: string
  role: Role
  /** The language that they read, if they or the institution set one. */
  language: string | null
}

/** The person this secret belongs to, if their account is active and they have not left. */
export async function findFeedReader(
  db: Database,
  secretHash: Buffer,
  now: Date,
): Promise<FeedReader | undefined> {
  const [row] = await db
    .select({ id: people.id, role: people.role, language: languageRead(sql`${people.language}`) })
    .from(calendarFeeds)
    .innerJoin(people, eq(people.id, calendarFeeds.personId))
    .where(
      and(
        eq(calendarFeeds.secretHash, secretHash),
        eq(people.isActive, true),
        isNull(people.archivedAt),
        sql`not ${hasLeftSql(sql`people`, now)}`,
      ),
    )
  return row
}

/** Records that a calendar has read the feed, unless that was recorded since `before`. */
export const touchFeed = (db: Database, personId: string, now: Date, before: Date) =>
  db
    .update(calendarFeeds)
    .set({ lastReadAt: now })
    .where(
      and(
        eq(calendarFeeds.personId, personId),
        or(isNull(calendarFeeds.lastReadAt), lt(calendarFeeds.lastReadAt, before)),
      ),
    )
