import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { at, bytea } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { rooms } from '#domains/structure/structure.tables.ts'

/** The address contains the secret; the row has only its hash. */
const feedColumns = () => ({
  secretHash: bytea('secret_hash').notNull().unique(),
  createdAt: at('created_at').notNull(),
  lastReadAt: at('last_read_at'),
})

/** Subscribed schedules, one per person. */
export const calendarFeeds = pgTable('calendar_feeds', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id),
  ...feedColumns(),
})

/** Subscribed bookings of rooms, one feed per room. */
export const roomFeeds = pgTable('room_feeds', {
  roomId: uuid('room_id')
    .primaryKey()
    .references(() => rooms.id),
  ...feedColumns(),
})
