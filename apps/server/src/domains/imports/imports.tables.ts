import {
  type ImportFormat,
  type ImportKind,
  type ImportView,
  importFormats,
  importKinds,
  importStates,
  rowOutcomes,
} from '@campanile/contract/imports/imports.ts'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, idColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

/** An uploaded file, from its dry run until it is applied or undone. */
export const imports = pgTable(
  'imports',
  {
    id: idColumn(),
    format: text('format', { enum: importFormats }).notNull(),
    filename: text('filename').notNull(),
    /** Key in the file store. */
    file: text('file').notNull(),
    state: text('state', { enum: importStates }).notNull(),
    complete: boolean('complete').notNull(),
    /** Kinds for which the file is complete: rows from the same source that are missing from it are gone. */
    completeKinds: jsonb('complete_kinds').$type<ImportKind[]>().notNull().default([]),
    invite: boolean('invite').notNull().default(false),
    problem: text('problem'),
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    /** The number of lines by kind and outcome. */
    kinds: jsonb('kinds').$type<ImportView['kinds']>().notNull().default([]),
    kept: integer('kept').notNull().default(0),
    invitationsSent: integer('invitations_sent').notNull().default(0),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => people.id),
    createdAt: at('created_at').notNull(),
    appliedAt: at('applied_at'),
    undoneAt: at('undone_at'),
  },
  (table) => [index('imports_created').on(table.createdAt)],
)

/** The lines of a file, with the outcome and the previous values of each. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    rowNo: integer('row_no').notNull(),
    kind: text('kind', { enum: importKinds }).notNull(),
    file: text('file'),
    line: integer('line'),
    /** The row's identifier in its source. */
    key: text('key').notNull(),
    /** The row's identifier here, when its source uses different identifiers. */
    alias: text('alias'),
    label: text('label').notNull(),
    /** The source has removed it. */
    gone: boolean('gone').notNull().default(false),
    /** Values by database column. */
    data: jsonb('data').notNull(),
    /** Columns that refer to other rows, with the key of each. */
    refs: jsonb('refs').notNull(),
    /** The outcome was known after reading: rejected, or nothing to do. */
    settled: boolean('settled').notNull().default(false),
    outcome: text('outcome', { enum: rowOutcomes }),
    reason: text('reason'),
    targetId: uuid('target_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    /** Outcome and previous values as the dry run showed them. */
    seen: text('seen'),
    invitedAt: timestamp('invited_at', { withTimezone: true }),
    undo: text('undo', { enum: ['undone', 'kept'] }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.rowNo] }),
    index('import_rows_key').on(table.importId, table.kind, table.key),
    index('import_rows_outcome').on(table.importId, table.outcome, table.rowNo),
  ],
)

/** The identifiers that a source uses for rows. */
export const externalIds = pgTable(
  'external_ids',
  {
    source: text('source').$type<ImportSource>().notNull(),
    kind: text('kind', { enum: importKinds }).notNull(),
    externalId: text('external_id').notNull(),
    rowId: uuid('row_id').notNull(),
    /** Created by this source; false when the row existed and was matched. */
    created: boolean('created').notNull(),
    /** The source removed it; it is restored when the source lists it again. */
    deactivated: boolean('deactivated').notNull().default(false),
    importId: uuid('import_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.kind, table.externalId] }),
    index('external_ids_row').on(table.rowId),
    index('external_ids_import').on(table.importId),
  ],
)

export type ImportSource = 'csv' | 'oneroster'

export const importSource = (format: ImportFormat): ImportSource =>
  format === 'oneroster' ? 'oneroster' : 'csv'
