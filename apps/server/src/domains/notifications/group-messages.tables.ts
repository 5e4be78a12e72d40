import { personStatuses } from '@campanile/contract/people/people.ts'
import { roles } from '@campanile/contract/roles.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn } from '#db/columns.ts'
import { mailOutbox } from '#domains/mail/mail.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { batches, classes, departments, programmes } from '#domains/structure/structure.tables.ts'

/** Messages of admins and lecturers to several people, with the audience as it was selected. */
export const groupMessages = pgTable(
  'group_messages',
  {
    /** Created by the browser, so that a message sent twice goes out once. */
    id: idColumn(),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => people.id),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    repliesToSender: boolean('replies_to_sender').notNull(),
    audience: text('audience', { enum: ['class', 'person', 'people'] }).notNull(),
    classId: uuid('class_id').references(() => classes.id, { onDelete: 'set null' }),
    search: text('search'),
    role: text('role', { enum: roles }),
    status: text('status', { enum: personStatuses }),
    face: text('face', { enum: ['registered', 'missing', 'in-review'] }),
    batchId: uuid('batch_id').references(() => batches.id, { onDelete: 'set null' }),
    programmeId: uuid('programme_id').references(() => programmes.id, { onDelete: 'set null' }),
    departmentId: uuid('department_id').references(() => departments.id, { onDelete: 'set null' }),
    recipients: integer('recipients').notNull(),
    createdAt: at('created_at').notNull(),
    /** When the last recipient was notified. */
    sentAt: at('sent_at'),
  },
  (table) => [
    index('group_messages_sender').on(table.senderId, table.createdAt),
    index('group_messages_created').on(table.createdAt),
    index('group_messages_class').on(table.classId),
    index('group_messages_batch').on(table.batchId),
    index('group_messages_programme').on(table.programmeId),
    index('group_messages_department').on(table.departmentId),
  ],
)

/** A person who gets a message, and what happened to it. */
export const groupMessageRecipients = pgTable(
  'group_message_recipients',
  {
    /** Also the id of the notification, which disappears when its reader removes it from the bell. */
    id: idColumn(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => groupMessages.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    notifiedAt: at('notified_at'),
    /** The email, until it is deleted. */
    mailId: uuid('mail_id').references(() => mailOutbox.id, { onDelete: 'set null' }),
    /** When the push service of one of their devices accepted it. */
    pushedAt: at('pushed_at'),
    readAt: at('read_at'),
  },
  (table) => [
    uniqueIndex('group_message_recipients_once').on(table.messageId, table.personId),
    index('group_message_recipients_person').on(table.personId, table.messageId),
    index('group_message_recipients_mail').on(table.mailId),
    index('group_message_recipients_read').on(table.messageId).where(sql`read_at is not null`),
    index('group_message_recipients_waiting').on(table.messageId, table.id).where(sql`notified_at is null`),
  ],
)
