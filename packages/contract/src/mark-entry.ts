import { z } from 'zod/mini'
import { markCell, markSheet } from './mark-sheets.ts'
import { op } from './operation.ts'
import { id, nothing, text } from './values.ts'

const markers = ['admin', 'lecturer'] as const

/** Characters of a comment on a mark. */
export const maxMarkComment = 500

/** The form of a comment on a mark; empty takes it away. */
export const markCommentInput = z.object({
  sheetId: id,
  studentId: id,
  /** The comment that was on the screen; another one there by now is a conflict. */
  before: z.nullable(text(maxMarkComment)),
  comment: z.nullable(text(maxMarkComment)),
})

/** Around the entering of marks: comments, an import taken back, sheets that wait. */
export const markEntry = {
  commentOnMark: op({
    method: 'PUT',
    path: '/mark-sheets/{sheetId}/marks/{studentId}/comment',
    roles: markers,
    summary: 'Say something about a mark to the others who mark; no student ever reads it',
    input: markCommentInput,
    output: markCell,
    errors: ['edit-conflict'],
  }),
  undoMarksImport: op({
    method: 'POST',
    path: '/mark-sheets/{sheetId}/import/undo',
    roles: markers,
    summary: 'Take an import back; marks that were changed since stay as they are',
    input: z.object({
      sheetId: id,
      /** The plan that was applied: it names one import. */
      plan: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Name an import')),
    }),
    output: z.object({
      undone: z.int(),
      /** Changed since, or taken back already. */
      kept: z.int(),
    }),
    errors: ['marks-locked'],
  }),
  listWaitingSheets: op({
    method: 'GET',
    path: '/mark-sheets/waiting',
    roles: ['lecturer'],
    summary:
      'My mark sheets that are still to be filled in or submitted, the longest waiting first, at most 5',
    input: nothing,
    output: z.object({ items: z.array(markSheet), total: z.int() }),
  }),
}
