import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, instant, line, nothing, pageSchema, paging, searchText } from '../values.ts'

/** The lists that Campanile's own CSV files contain, one each. */
export const csvFormats = [
  'people',
  'departments',
  'programmes',
  'batches',
  'terms',
  'rooms',
  'courses',
  'classes',
  'enrolments',
] as const
/** The contents of a file: one list as CSV, or a OneRoster 1.2 bundle of CSV files in a ZIP file. */
export const importFormats = [...csvFormats, 'oneroster'] as const
const importFormat = z.enum(importFormats)
export type ImportFormat = z.infer<typeof importFormat>

/** reading: the dry run is in progress. ready: it can be reviewed and applied. */
export const importStates = [
  'reading',
  'ready',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const
const importState = z.enum(importStates)
export type ImportState = z.infer<typeof importState>

/** The entity of a line, in the order in which lines are compared and written. */
export const importKinds = [
  'department',
  'programme',
  'batch',
  'term',
  'room',
  'course',
  'class',
  'person',
  'lecturer',
  'enrolment',
] as const
const importKind = z.enum(importKinds)
export type ImportKind = z.infer<typeof importKind>

/** The effect of applying a line, also in a dry run. */
export const rowOutcomes = ['create', 'change', 'deactivate', 'reject', 'unchanged'] as const
const rowOutcome = z.enum(rowOutcomes)
export type RowOutcome = z.infer<typeof rowOutcome>

const counts = z.object({
  create: z.int(),
  change: z.int(),
  deactivate: z.int(),
  reject: z.int(),
  unchanged: z.int(),
})

/** The most bytes in one uploaded file. */
export const maxImportBytes = 32 * 1024 * 1024

const importView = z.object({
  id,
  format: importFormat,
  filename: z.string(),
  state: importState,
  /** People from earlier imports who are missing from this file will be deactivated. */
  complete: z.boolean(),
  /** Why it failed, or was not applied. */
  problem: z.nullable(z.string()),
  /** Content of the file that is ignored. */
  notes: z.array(z.string()),
  /** Lines processed in the current step; total 0: not known yet. */
  progress: z.object({ done: z.int(), total: z.int() }),
  counts,
  kinds: z.array(z.extend(counts, { kind: importKind })),
  /** Lines that could not be rolled back. */
  kept: z.int(),
  invitations: z.object({ wanted: z.boolean(), sent: z.int(), total: z.int() }),
  createdAt: instant,
  createdBy: z.string(),
  appliedAt: z.nullable(instant),
  undoneAt: z.nullable(instant),
  can: z.object({
    apply: z.boolean(),
    /** New people can be invited by email. */
    invite: z.boolean(),
    undo: z.boolean(),
    retry: z.boolean(),
    remove: z.boolean(),
  }),
})
export type ImportView = z.infer<typeof importView>

const importRow = z.object({
  rowNo: z.int(),
  kind: importKind,
  /** Null for a row that is missing from a complete file. */
  file: z.nullable(z.string()),
  line: z.nullable(z.int()),
  label: z.string(),
  outcome: rowOutcome,
  reason: z.nullable(z.string()),
  changes: z.array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
  /** The result of rolling back; kept: it was not possible, and `reason` explains why. */
  undo: z.nullable(z.enum(['undone', 'kept'])),
})
export type ImportRow = z.infer<typeof importRow>

const oneImport = z.object({ importId: id })
const rowFilter = {
  outcome: z.optional(z.enum([...rowOutcomes, 'kept'])),
  kind: z.optional(importKind),
}

export const imports = onTopics(['imports'], {
  listImports: op({
    method: 'GET',
    path: '/imports',
    roles: ['admin'],
    summary: 'List imports, newest first',
    input: z.object(paging),
    output: pageSchema(importView),
  }),
  readImport: op({
    method: 'GET',
    path: '/imports/{importId}',
    roles: ['admin'],
    summary: 'Get an import with its status and its planned or applied changes',
    eventId: 'importId',
    input: oneImport,
    output: importView,
  }),
  uploadImport: op({
    method: 'POST',
    path: '/imports',
    kind: 'upload',
    bodyLimit: maxImportBytes,
    streamed: true,
    roles: ['admin'],
    summary: 'Upload a file (at most 32 MB) and start its dry run',
    input: z.object({
      format: importFormat,
      filename: line(200),
      complete: z._default(z.stringbool(), false),
    }),
    output: importView,
    errors: ['too-large'],
  }),
  listImportRows: op({
    method: 'GET',
    path: '/imports/{importId}/rows',
    roles: ['admin'],
    summary: 'List the lines of an import with the outcome of each',
    eventId: 'importId',
    input: z.object({ importId: id, ...paging, search: searchText, ...rowFilter }),
    output: pageSchema(importRow),
  }),
  downloadImportRows: op({
    method: 'GET',
    path: '/imports/{importId}/rows.csv',
    kind: 'file',
    roles: ['admin'],
    summary: 'Download all lines of an import with their outcomes as CSV',
    input: z.object({ importId: id, ...rowFilter }),
    output: nothing,
  }),
  applyImport: op({
    method: 'POST',
    path: '/imports/{importId}/apply',
    roles: ['admin'],
    confirms: 'when-sensitive',
    summary: 'Apply a dry run, all or nothing; fails if the data has changed since',
    input: z.object({ importId: id, invite: z.boolean() }),
    output: importView,
    errors: ['import-moved-on'],
  }),
  undoImport: op({
    method: 'POST',
    path: '/imports/{importId}/undo',
    roles: ['admin'],
    confirms: 'when-sensitive',
    summary: 'Roll back an import; data changed or used since is kept and listed',
    input: oneImport,
    output: importView,
    errors: ['import-moved-on'],
  }),
  retryImport: op({
    method: 'POST',
    path: '/imports/{importId}/retry',
    roles: ['admin'],
    summary: 'Repeat the dry run of an import',
    input: oneImport,
    output: importView,
    errors: ['import-moved-on'],
  }),
  removeImport: op({
    method: 'DELETE',
    path: '/imports/{importId}',
    roles: ['admin'],
    summary: 'Discard an import that has not been applied, with its file',
    input: oneImport,
    output: nothing,
    errors: ['import-moved-on'],
  }),
  downloadImportTemplate: op({
    method: 'GET',
    path: '/import-templates',
    kind: 'file',
    roles: ['admin'],
    summary: 'Download a CSV template with the columns of a format and an example line',
    input: z.object({ format: z.enum(csvFormats) }),
    output: nothing,
  }),
  exportCampus: op({
    method: 'GET',
    path: '/exports',
    kind: 'file',
    roles: ['admin'],
    confirms: 'always',
    summary: 'Export people or structure as a file that can be imported again',
    topics: [],
    input: z.object({ format: importFormat }),
    output: nothing,
  }),
})
