import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytea, idColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

/** Requested data exports; one per person, deleted after a short time. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: idColumn(),
    personId: uuid('person_id')
      .notNull()
      .unique()
      .references(() => people.id),
    status: text('status', { enum: ['working', 'ready', 'failed'] }).notNull(),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    /** Attempts begun, so that an export that keeps crashing the server is given up. */
    tries: integer('tries').notNull().default(0),
    requestedAt: at('requested_at').notNull(),
    expiresAt: at('expires_at'),
    /** Key in the file store. The file is sealed; `tag` proves that it is complete. */
    file: text('file'),
    nonce: bytea('nonce'),
    tag: bytea('tag'),
    bytes: bigint('bytes', { mode: 'number' }),
  },
  (table) => [index('data_exports_expiry').on(table.expiresAt)],
)
