import type { Role } from '@campanile/contract/roles.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hasLeftSql } from '#domains/people/membership.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { languageRead } from '#domains/people/reader-locales.ts'
import { calendarFeeds } from './calendar-feed.tables.ts'

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
