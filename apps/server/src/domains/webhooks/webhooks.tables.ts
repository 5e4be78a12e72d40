import type { EventType, testEventType } from '@campanile/contract/webhooks/event-types.ts'
import { deliveryProblems } from '@campanile/contract/webhooks/webhooks.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn, versionColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

/** An event as it is sent: CloudEvents 1.0 in JSON. */
export interface CloudEvent {
  specversion: '1.0'
  id: string
  source: string
  type: EventType | typeof testEventType
  subject: string
  time: string
  datacontenttype: 'application/json'
  data: { operation: string; entity: string; id: string }
}

/** Addresses that are notified of changes. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: idColumn(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<EventType[]>().notNull(),
    isOn: boolean('is_on').notNull(),
    /** Sealed. */
    secret: text('secret').notNull(),
    /** The secret before, which signs as well until then. */
    formerSecret: text('former_secret'),
    formerUntil: at('former_until'),
    /** The admin who is notified when deliveries fail. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    createdAt: at('created_at').notNull(),
    version: versionColumn(),
  },
  (table) => [uniqueIndex('webhooks_name').on(sql`lower(${table.name})`)],
)

/** Events for a webhook: queued, delivered or failed. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** Also the id of the event, by which receivers recognise one that they already have. */
    id: idColumn(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    event: jsonb('event').$type<CloudEvent>().notNull(),
    state: text('state', { enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    createdAt: at('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastAttemptAt: at('last_attempt_at'),
    /** Null once it is delivered or given up. */
    nextAttemptAt: at('next_attempt_at'),
    status: integer('status'),
    problem: text('problem', { enum: deliveryProblems }),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_due').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
  ],
)
