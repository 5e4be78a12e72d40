import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn } from '#db/columns.ts'

/**
 * The actor, action, time and origin of a change. Written in the transaction of the change, and never
 * changed.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: idColumn(),
    at: at('at').notNull(),
    /** A person or a service account. */
    actorId: uuid('actor_id'),
    operation: text('operation').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    address: text('address').notNull(),
    requestId: text('request_id').notNull(),
    /**
     * Ids of the people and rows named in the event, so that all events about one of them are found together.
     */
    mentions: uuid('mentions').array().notNull().default(sql`'{}'`),
  },
  (table) => [
    index('audit_events_entity').on(table.entity, table.entityId, table.at),
    // Each is in the order of the log, so that a page costs the same however long the log is.
    index('audit_events_at').on(table.at, table.id),
    index('audit_events_actor').on(table.actorId, table.at, table.id),
    index('audit_events_operation').on(table.operation, table.at, table.id),
    index('audit_events_address').on(table.address, table.at, table.id),
    index('audit_events_mentions').using('gin', table.mentions),
  ],
)
