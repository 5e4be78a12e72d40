import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn } from '#db/columns.ts'

/** Who did what, when, from where; written in the transaction of the change itself, never changed. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: idColumn(),
    at: at('at').notNull(),
    actorId: uuid('actor_id'),
    operation: text('operation').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    address: text('address').notNull(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_events_entity').on(table.entity, table.entityId, table.at),
    index('audit_events_actor').on(table.actorId, table.at),
  ],
)
