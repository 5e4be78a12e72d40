import { notificationKinds } from '@campanile/contract/notifications/notifications.ts'
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn } from '#db/columns.ts'
import { mailOutbox } from '#domains/mail/mail.tables.ts'
import { people } from '#domains/people/people.tables.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: idColumn(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** The default is for rows from before kinds existed. */
    kind: text('kind', { enum: notificationKinds }).notNull().default('attendance'),
    type: text('type', { enum: ['info', 'success', 'warning', 'error'] }).notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    /** What an email says instead, without marks; null: the message. */
    mailMessage: text('mail_message'),
    at: at('at').notNull(),
    isRead: boolean('is_read').notNull().default(false),
    priority: text('priority', { enum: ['high', 'medium', 'low'] }).notNull(),
    navigationPath: text('navigation_path'),
    /** A person sent it by email, so it is emailed regardless of the preference for its kind. */
    byEmail: boolean('by_email').notNull().default(false),
  },
  (table) => [
    index('notifications_person').on(table.personId, table.id),
    index('notifications_at').on(table.at),
  ],
)

/** Preferences that differ from the default; null if a channel keeps the default. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    push: boolean('push'),
    email: boolean('email'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.kind] })],
)

/** The outbox message that contains a notification; each notification is in one message at most. */
export const mailedNotifications = pgTable(
  'mailed_notifications',
  {
    notificationId: uuid('notification_id')
      .primaryKey()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    mailId: uuid('mail_id')
      .notNull()
      .references(() => mailOutbox.id, { onDelete: 'cascade' }),
  },
  (table) => [index('mailed_notifications_mail').on(table.mailId)],
)
