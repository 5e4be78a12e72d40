import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytea, idColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

/** Public keys of people's passkeys. The private keys stay on their devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: idColumn(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytea('public_key').notNull(),
    /**
     * Increases with each use on devices that count. If it does not increase, the passkey may have been
     * copied.
     */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('passkeys_person').on(table.personId, table.id)],
)

/** Challenges that were answered, so that each is accepted only once. */
export const answeredPasskeyChallenges = pgTable(
  'answered_passkey_challenges',
  { id: uuid('id').primaryKey(), expiresAt: at('expires_at').notNull() },
  (table) => [index('answered_passkey_challenges_expiry').on(table.expiresAt)],
)
