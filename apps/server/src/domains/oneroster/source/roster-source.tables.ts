import { syncResults } from '@campanile/contract/oneroster/roster-source.ts'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn, versionColumn } from '#db/columns.ts'
import { imports } from '#domains/imports/imports.tables.ts'
import { people } from '#domains/people/people.tables.ts'

/**
 * The OneRoster service that people and classes are read from. A lock keeps it the only one: two would deactivate each
 * other's people.
 */
export const rosterSources = pgTable('roster_sources', {
  id: idColumn(),
  baseUrl: text('base_url').notNull(),
  tokenUrl: text('token_url').notNull(),
  clientId: text('client_id').notNull(),
  /** Sealed. */
  clientSecret: text('client_secret').notNull(),
  scopes: text('scopes').notNull(),
  syncHour: integer('sync_hour'),
  reviewAbovePercent: integer('review_above_percent').notNull(),
  /** The admin who saved it last, on whose behalf syncs run. */
  responsibleId: uuid('responsible_id')
    .notNull()
    .references(() => people.id),
  /** Syncs before this time were of another address. */
  connectedAt: at('connected_at').notNull(),
  /** The time of the next nightly sync. */
  nextSyncAt: at('next_sync_at'),
  version: versionColumn(),
})

/** One reading of the source, with its outcome. */
export const rosterSyncs = pgTable(
  'roster_syncs',
  {
    id: idColumn(),
    sourceId: uuid('source_id')
      .notNull()
      .references(() => rosterSources.id, { onDelete: 'cascade' }),
    startedAt: at('started_at').notNull(),
    isScheduled: boolean('is_scheduled').notNull(),
    /** It reads what changed since then; null: everything. */
    changedSince: at('changed_since'),
    /** Null while it is running. */
    result: text('result', { enum: syncResults }),
    /** A coded message. */
    reason: text('reason'),
    importId: uuid('import_id').references(() => imports.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('roster_syncs_started').on(table.sourceId, table.startedAt),
    index('roster_syncs_import').on(table.importId),
  ],
)
