import { retentionKinds } from '@campanile/contract/retention/retention.ts'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '#db/columns.ts'

/** The result of the last run for each kind. Earlier runs are in the audit log. */
export const retentionRuns = pgTable('retention_runs', {
  kind: text('kind', { enum: retentionKinds }).primaryKey(),
  at: at('at').notNull(),
  deleted: integer('deleted').notNull(),
  failed: boolean('failed').notNull(),
})
