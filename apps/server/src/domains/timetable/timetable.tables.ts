import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn, versionColumn } from '#db/columns.ts'
import { classes, meetings, rooms } from '#domains/structure/structure.tables.ts'

/** One dated meeting of a class. */
export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    meetingId: uuid('meeting_id').references(() => meetings.id),
    roomId: uuid('room_id').references(() => rooms.id),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    status: text('status', { enum: ['scheduled', 'held', 'cancelled', 'moved'] })
      .notNull()
      .default('scheduled'),
    version: versionColumn(),
  },
  (table) => [
    index('sessions_class').on(table.classId, table.startsAt),
    index('sessions_start').on(table.startsAt),
    check('sessions_in_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)
