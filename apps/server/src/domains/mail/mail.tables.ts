import { mailKinds, mailProblems, mailStates } from '@campanile/contract/mail/mail.ts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

/**
 * All mail of the product, from the transaction that queues it until it is sent and its content removed:
 * decision 0016.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: idColumn(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    state: text('state', { enum: mailStates }).notNull(),
    /** The sealed message until it is sent; null if it is written only when it is sent. */
    sealed: text('sealed'),
    /** After this time the message is no longer useful. */
    expiresAt: at('expires_at'),
    /** Attempts begun. Only the process that began the last one may continue with the message. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull(),
    leaseEndsAt: at('lease_ends_at'),
    /** When the last attempt started to hand over the content. */
    handedOverAt: at('handed_over_at'),
    problem: text('problem', { enum: mailProblems }),
    reply: integer('reply'),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
  },
  (table) => [
    index('mail_outbox_due').on(table.nextAttemptAt, table.id).where(sql`state = 'queued'`),
    index('mail_outbox_state').on(table.state, table.id),
    index('mail_outbox_person').on(table.personId),
    index('mail_outbox_created').on(table.createdAt),
    /** One person's notifications are collected in one message until its first attempt. */
    uniqueIndex('mail_outbox_gathering')
      .on(table.personId)
      .where(sql`kind = 'digest' and state = 'queued' and attempts = 0`),
  ],
)
