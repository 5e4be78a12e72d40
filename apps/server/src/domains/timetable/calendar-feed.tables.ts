import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { at, bytea } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

/** Subscribed schedules, one per person. The address contains the secret; the row has only its hash. */
export const calendarFeeds = pgTable('calendar_feeds', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id),
  secretHash: bytea('secret_hash').notNull().unique(),
  createdAt: at('created_at').notNull(),
  lastReadAt: at('last_read_at'),
})
