import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytea, idColumn } from '#db/columns.ts'
import { sessions } from '#domains/accounts/accounts.tables.ts'
import { people } from '#domains/people/people.tables.ts'

/**
 * Browsers that show a person's notifications. A registration is deleted with its session, however that ends.
 */
export const pushRegistrations = pgTable(
  'push_registrations',
  {
    id: idColumn(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpointHash: bytea('endpoint_hash').notNull().unique(),
    /** Endpoint and keys, sealed because anyone who has them can send to the device. */
    sealed: text('sealed').notNull(),
    device: text('device').notNull(),
    /** When the browser created the subscription. */
    createdAt: at('created_at').notNull(),
    refreshedAt: at('refreshed_at').notNull(),
    lastSuccessAt: at('last_success_at'),
    /** Failures in a row. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [
    index('push_registrations_person').on(table.personId, table.id),
    index('push_registrations_session').on(table.sessionId),
  ],
)
