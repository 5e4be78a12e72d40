import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { bounded, id, text, version } from '../values.ts'
import { markCell, markSheet, markState, maxMarks } from './mark-sheets.ts'
import { m } from './messages.ts'

const markers = ['admin', 'lecturer'] as const
const ofSheet = { sheetId: id }

/**
 * The text typed into a cell. Each cell is checked separately, so that an invalid one does not block the
 * others.
 */
const typedCell = z.object({
  studentId: id,
  state: z.nullable(markState),
  mark: z.nullable(z.string().check(z.trim(), bounded(20))),
  version,
})
export type TypedCell = z.infer<typeof typedCell>

/** conflict: another person changed the cell meanwhile; `cell` has their value. */
export const cellOutcomes = ['saved', 'rejected', 'conflict'] as const
const cellResult = z.object({
  studentId: id,
  outcome: z.enum(cellOutcomes),
  /** Why it is not saved. */
  reason: z.nullable(z.string()),
  /** The cell as it is now; null if the student is not on this sheet. */
  cell: z.nullable(markCell),
})
export type CellResult = z.infer<typeof cellResult>

/** Characters of a comment on a mark. */
export const maxMarkComment = 500

/** The form of a comment on a mark; an empty comment removes it. */
export const markCommentInput = z.object({
  sheetId: id,
  studentId: id,
  /** The comment the person saw; if it has changed meanwhile, that is a conflict. */
  before: z.nullable(text(maxMarkComment)),
  comment: z.nullable(text(maxMarkComment)),
})

/** Actions of a sheet's lecturers: entering marks, commenting on them, submitting them. */
export const markEntry = onTopics(['results', 'assignments'], {
  enterMarks: op({
    method: 'PUT',
    path: '/mark-sheets/{sheetId}/marks',
    roles: markers,
    access: 'class',
    summary: 'Save changed cells of a mark sheet, each checked separately; repeating the request is safe',
    input: z.object({
      ...ofSheet,
      cells: z.array(typedCell).check(
        z.minLength(1),
        z.maxLength(maxMarks),
        z.refine(
          (cells) => new Set(cells.map((it) => it.studentId)).size === cells.length,
          m.eachStudentOnce(),
        ),
      ),
    }),
    output: z.object({ sheet: markSheet, cells: z.array(cellResult) }),
    errors: ['marks-locked'],
    bodyLimit: 1024 * 1024,
  }),
  commentOnMark: op({
    method: 'PUT',
    path: '/mark-sheets/{sheetId}/marks/{studentId}/comment',
    roles: markers,
    access: 'class',
    summary: 'Comment on a mark for other markers; students never see comments',
    input: markCommentInput,
    output: markCell,
    errors: ['edit-conflict'],
  }),
  submitMarkSheet: op({
    method: 'POST',
    path: '/mark-sheets/{sheetId}/submission',
    roles: markers,
    access: 'class',
    summary: 'Submit a complete mark sheet to the admins; its lecturers can no longer change it',
    input: z.object({ ...ofSheet, version }),
    output: markSheet,
    errors: ['sheet-moved-on', 'marks-missing'],
  }),
})
