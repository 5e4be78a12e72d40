import { bigint, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { at, bytea } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

/** Secrets shared with people's authenticator apps. */
export const secondFactors = pgTable('second_factors', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id),
  /** Encrypted. */
  secret: bytea('secret').notNull(),
  createdAt: at('created_at').notNull(),
  /**
   * When the first code from the app was entered; null until then. Sign-in asks for codes only after that.
   */
  confirmedAt: at('confirmed_at'),
  /** Time step of the latest accepted code. Codes from this step or earlier are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** One-time codes to use when the app is lost. A row is deleted when its code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** Keyed hash, bound to the person. */
    hash: bytea('hash').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.hash] })],
)
