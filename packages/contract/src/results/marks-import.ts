import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { bounded, id, matching, storable } from '../values.ts'
import { m } from './messages.ts'

/** The most characters and lines of a table that is pasted or read from a file. */
export const maxMarksText = 1_000_000
export const maxMarksLines = 10_000

const markers = ['admin', 'lecturer'] as const
const ofSheet = { sheetId: id }

export const marksImportOutcomes = ['changed', 'same', 'rejected'] as const
const marksImport = z.object({
  counts: z.object({ changed: z.int(), same: z.int(), rejected: z.int() }),
  lines: z.array(
    z.object({
      line: z.int(),
      outcome: z.enum(marksImportOutcomes),
      /** As far as the line could be understood. */
      student: z.nullable(z.string()),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
  /** Identifies this dry run; applying it fails if the result would now be different. */
  plan: z.string(),
})
export type MarksImport = z.infer<typeof marksImport>
/** Not trimmed, because an empty first cell is a column, too. */
const table = z
  .string()
  .check(z.minLength(1, m.pasteOrSelectTable()), bounded(maxMarksText, m.tableTooLong()), storable)

/** Marks imported as a table, pasted or read from a file. */
export const marksImports = onTopics(['results', 'assignments'], {
  checkMarksImport: op({
    method: 'POST',
    path: '/mark-sheets/{sheetId}/import/check',
    roles: markers,
    access: 'class',
    summary: 'Dry-run a pasted or uploaded table of marks and preview the effect of each line',
    topics: [],
    input: z.object({ ...ofSheet, text: table }),
    output: marksImport,
    errors: ['file-not-readable', 'marks-locked'],
    bodyLimit: 4 * 1024 * 1024,
  }),
  applyMarksImport: op({
    method: 'POST',
    path: '/mark-sheets/{sheetId}/import',
    roles: markers,
    access: 'class',
    summary: 'Import the valid lines of a checked table of marks, all or none',
    input: z.object({
      ...ofSheet,
      text: table,
      plan: z.string().check(...matching(/^[0-9a-f]{64}$/, 64, m.checkTableFirst())),
    }),
    output: marksImport,
    errors: ['file-not-readable', 'marks-locked', 'edit-conflict'],
    bodyLimit: 4 * 1024 * 1024,
  }),
  undoMarksImport: op({
    method: 'POST',
    path: '/mark-sheets/{sheetId}/import/undo',
    roles: markers,
    access: 'class',
    summary: 'Undo an import of marks; marks changed since are kept',
    input: z.object({
      ...ofSheet,
      /** The plan that was applied, which identifies the import. */
      plan: z.string().check(...matching(/^[0-9a-f]{64}$/, 64, m.nameImport())),
    }),
    output: z.object({
      undone: z.int(),
      /** Marks that were changed since, or already undone. */
      kept: z.int(),
    }),
    errors: ['marks-locked'],
  }),
})
