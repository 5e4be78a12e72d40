import {
  type RolloverPlan,
  rolloverStates,
  type TermRollover,
} from '@campanile/contract/structure/term-rollover.ts'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn, versionColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { terms } from './structure.tables.ts'

/** Preparing a term from an earlier one: a draft until it is applied. */
export const termRollovers = pgTable(
  'term_rollovers',
  {
    id: idColumn(),
    sourceTermId: uuid('source_term_id')
      .notNull()
      .references(() => terms.id),
    /** The prepared term, once it is applied. */
    targetTermId: uuid('target_term_id').references(() => terms.id),
    state: text('state', { enum: rolloverStates }).notNull(),
    plan: jsonb('plan').$type<RolloverPlan>().notNull(),
    /** The created rows, as counts. */
    result: jsonb('result').$type<NonNullable<TermRollover['result']>>(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    appliedAt: at('applied_at'),
    undoneAt: at('undone_at'),
    version: versionColumn(),
  },
  (table) => [
    // A term has one draft, which everybody continues.
    uniqueIndex('term_rollovers_draft').on(table.sourceTermId).where(sql`${table.state} = 'draft'`),
    index('term_rollovers_target').on(table.targetTermId),
    index('term_rollovers_updated').on(table.updatedAt),
    check('term_rollovers_applied', sql`(${table.state} = 'draft') = (${table.appliedAt} is null)`),
    check('term_rollovers_undone', sql`(${table.state} = 'undone') = (${table.undoneAt} is not null)`),
  ],
)

export const copyKinds = ['term', 'batch', 'class', 'assignment'] as const

/** A row that a roll-over created, with the one that it is a copy of. No foreign keys: undoing it deletes the row. */
export const termRolloverCopies = pgTable(
  'term_rollover_copies',
  {
    rolloverId: uuid('rollover_id')
      .notNull()
      .references(() => termRollovers.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: copyKinds }).notNull(),
    sourceId: uuid('source_id').notNull(),
    copyId: uuid('copy_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rolloverId, table.kind, table.copyId] }),
    index('term_rollover_copies_source').on(table.sourceId),
  ],
)
