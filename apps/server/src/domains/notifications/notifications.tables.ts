import { notificationKinds } from '@campanile/contract/notifications.ts'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: idColumn(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** The default is for rows from before there were kinds. */
    kind: text('kind', { enum: notificationKinds }).notNull().default('attendance'),
    type: text('type', { enum: ['info', 'success', 'warning', 'error'] }).notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    at: at('at').notNull(),
    isRead: boolean('is_read').notNull().default(false),
    priority: text('priority', { enum: ['high', 'medium', 'low'] }).notNull(),
    navigationPath: text('navigation_path'),
  },
  (table) => [index('notifications_person').on(table.personId, table.id)],
)
