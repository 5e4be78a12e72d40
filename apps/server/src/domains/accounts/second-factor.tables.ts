import { bigint, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { at, bytea } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

/** Secrets that people's authenticator apps share with us. */
export const secondFactors = pgTable('second_factors', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id),
  /** Sealed. */
  secret: bytea('secret').notNull(),
  createdAt: at('created_at').notNull(),
  /** Null until the app's first code was typed: it is asked for from then on. */
  confirmedAt: at('confirmed_at'),
  /** The time step of the latest code that was taken: none of it or before it is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** What stands in for a lost app; a row goes with its use. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** Keyed, and bound to the person. */
    hash: bytea('hash').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.hash] })],
)
