import type { ErasureItem } from '@campanile/contract/erasure/erasure.ts'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

/** People who were or are being erased: when, who requested it, and what was deleted and kept. */
export const erasures = pgTable('erasures', {
  id: idColumn(),
  personId: uuid('person_id')
    .notNull()
    .unique()
    .references(() => people.id),
  requestedBy: uuid('requested_by')
    .notNull()
    .references(() => people.id),
  requestedAt: at('requested_at').notNull(),
  status: text('status', { enum: ['working', 'erased'] }).notNull(),
  erasedAt: at('erased_at'),
  /** The report. */
  items: jsonb('items').$type<ErasureItem[]>().notNull().default([]),
  files: integer('files').notNull().default(0),
})
