import { z } from 'zod/mini'
import { sheetFormats } from './documents.ts'
import { op } from './operation.ts'
import {
  decimal,
  id,
  instant,
  nothing,
  pageOf,
  paging,
  searchText,
  storable,
  text,
  version,
} from './values.ts'

/** What a mark sheet is of. It has the id of its exam or assignment. */
export const markSheetKinds = ['exam', 'assignment'] as const
export const markSheetKind = z.enum(markSheetKinds)
export type MarkSheetKind = z.infer<typeof markSheetKind>

/** Lecturers enter marks while it is a draft; admins until it is published; then marks are corrected with a reason. */
export const markSheetStatuses = ['draft', 'submitted', 'published'] as const
export const markSheetStatus = z.enum(markSheetStatuses)
export type MarkSheetStatus = z.infer<typeof markSheetStatus>

/** incomplete: there will be a mark later, and no class result before it. */
export const markStates = ['marked', 'absent', 'incomplete'] as const
export const markState = z.enum(markStates)
export type MarkState = z.infer<typeof markState>

/** Marks of one sheet, and cells of one save. */
export const maxMarks = 500
/** Characters and lines of a pasted or read table. */
export const maxMarksText = 1_000_000
export const maxMarksLines = 10_000

const admins = ['admin'] as const
const markers = ['admin', 'lecturer'] as const
const ofSheet = { sheetId: id }
const ofVersion = { ...ofSheet, version }

export const markSheet = z.object({
  /** Also the id of the exam or assignment. */
  id,
  kind: markSheetKind,
  title: z.string(),
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  termId: id,
  termName: z.string(),
  /** When the exam starts or the assignment is due. */
  at: z.nullable(instant),
  maxMark: decimal,
  /** Per cent of the class result. */
  weight: decimal,
  status: markSheetStatus,
  submittedAt: z.nullable(instant),
  submittedBy: z.nullable(z.string()),
  publishedAt: z.nullable(instant),
  publishedBy: z.nullable(z.string()),
  enrolled: z.int(),
  /** Enrolled students with a mark, absent or incomplete. */
  entered: z.int(),
  withheld: z.int(),
  version,
  can: z.object({
    enter: z.boolean(),
    submit: z.boolean(),
    reopen: z.boolean(),
    publish: z.boolean(),
    withhold: z.boolean(),
  }),
})
export type MarkSheet = z.infer<typeof markSheet>

/** One student's row of the grid. */
export const markCell = z.object({
  student: z.object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    number: z.nullable(z.string()),
    photo: z.nullable(z.string()),
  }),
  /** False: has left the class or sits another time, and is shown because there is a mark. */
  isEnrolled: z.boolean(),
  state: z.nullable(markState),
  /** As entered; null unless marked. */
  mark: z.nullable(decimal),
  /** For those who mark; students never see it. */
  comment: z.nullable(z.string()),
  /** Taken off for lateness; null for exams. */
  penalty: z.nullable(decimal),
  /** What counts: the mark less the penalty, and 0 where absent. */
  finalMark: z.nullable(decimal),
  /** 0 where nothing was ever entered. */
  version,
  enteredAt: z.nullable(instant),
  enteredBy: z.nullable(z.string()),
  withheld: z.boolean(),
  withheldReason: z.nullable(z.string()),
  /** Since when the student sees it; null: not. */
  releasedAt: z.nullable(instant),
  /** What is unusual about it, in words; nothing is ever refused for it. */
  unusual: z.array(z.string()),
  can: z.object({ enter: z.boolean(), correct: z.boolean() }),
})
export type MarkCell = z.infer<typeof markCell>

/** Figures of the marks that count on one sheet; all null where there are none. */
export const markStatistics = z.object({
  /** Marked or absent: the final marks that the figures are about. */
  count: z.int(),
  absent: z.int(),
  incomplete: z.int(),
  missing: z.int(),
  mean: z.nullable(decimal),
  lowest: z.nullable(decimal),
  lowerQuartile: z.nullable(decimal),
  median: z.nullable(decimal),
  upperQuartile: z.nullable(decimal),
  highest: z.nullable(decimal),
  /** Standard deviation of all of them, not of a sample. */
  deviation: z.nullable(decimal),
  /** Marks in each tenth of the maximum, the lowest first; the maximum itself is in the last. */
  bins: z.array(z.int()),
  /** Per cent that reach a passing band of the grade scheme. */
  passRate: z.nullable(decimal),
})
export type MarkStatistics = z.infer<typeof markStatistics>

export const markGrid = z.object({
  sheet: markSheet,
  /** By last name. */
  cells: z.array(markCell),
  statistics: markStatistics,
  /** What is unusual about the sheet as a whole, in words. */
  unusual: z.array(z.string()),
})
export type MarkGrid = z.infer<typeof markGrid>

/** What is typed into a cell; what it means is judged cell by cell, so that one wrong cell holds up no other. */
const typedCell = z.object({
  studentId: id,
  state: z.nullable(markState),
  mark: z.nullable(z.string().check(z.trim(), z.maxLength(20))),
  version,
})
export type TypedCell = z.infer<typeof typedCell>

/** conflict: somebody else changed the cell since; `cell` shows theirs. */
export const cellOutcomes = ['saved', 'refused', 'conflict'] as const
const cellResult = z.object({
  studentId: id,
  outcome: z.enum(cellOutcomes),
  /** Why it is not saved. */
  reason: z.nullable(z.string()),
  /** The cell as it is now; null where the student is not on this sheet. */
  cell: z.nullable(markCell),
})
export type CellResult = z.infer<typeof cellResult>

export const marksImportOutcomes = ['changed', 'same', 'refused'] as const
const marksImport = z.object({
  counts: z.object({ changed: z.int(), same: z.int(), refused: z.int() }),
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
  /** Names this outcome: applying goes on from it, or not at all. */
  plan: z.string(),
})
export type MarksImport = z.infer<typeof marksImport>
/** Not trimmed: an empty first cell stands for its column. */
const table = z
  .string()
  .check(
    z.minLength(1, 'Paste or choose a table'),
    z.maxLength(maxMarksText, 'This table is too long'),
    storable,
  )

/** The form and the body of correctMark. */
export const correctMarkInput = z.object({
  ...ofSheet,
  studentId: id,
  version,
  state: markState,
  mark: z.nullable(text(20, 'Type a mark')),
  reason: text(500, 'Say why the mark is changed'),
})

export const markChangeKinds = ['entered', 'imported', 'undone', 'corrected', 'withheld', 'released'] as const
const markValue = z.object({ state: z.nullable(markState), mark: z.nullable(decimal) })
const markChange = z.object({
  id,
  at: instant,
  by: z.nullable(z.string()),
  student: z.object({ id, name: z.string(), number: z.nullable(z.string()) }),
  kind: z.enum(markChangeKinds),
  before: markValue,
  after: markValue,
  reason: z.nullable(z.string()),
})
export type MarkChange = z.infer<typeof markChange>

export const markSheetSorts = ['-at', 'at', 'course', '-course', 'title', '-title'] as const
const several = z.array(id).check(z.minLength(1, 'Choose students'), z.maxLength(maxMarks))

export const markSheets = {
  listMarkSheets: op({
    method: 'GET',
    path: '/mark-sheets',
    roles: markers,
    summary: 'Exams and assignments with the state of their marks; a lecturer’s own',
    input: z.object({
      ...paging,
      search: searchText,
      termId: z.optional(id),
      classId: z.optional(id),
      kind: z.optional(markSheetKind),
      status: z.optional(markSheetStatus),
      sort: z._default(z.enum(markSheetSorts), '-at'),
    }),
    output: z.object({
      ...pageOf(markSheet).shape,
      /** Of what the other filters find. */
      counts: z.object({ draft: z.int(), submitted: z.int(), published: z.int() }),
      /** To choose from, the newest first. */
      terms: z.array(z.object({ id, name: z.string() })),
    }),
  }),
  readMarkSheet: op({
    method: 'GET',
    path: '/mark-sheets/{sheetId}',
    roles: markers,
    summary: 'The marks of one exam or assignment as a grid, with their figures',
    input: z.object(ofSheet),
    output: markGrid,
  }),
  enterMarks: op({
    method: 'PUT',
    path: '/mark-sheets/{sheetId}/marks',
    roles: markers,
    summary: 'Save changed cells, each judged alone; sent twice, they are saved once',
    input: z.object({
      ...ofSheet,
      cells: z.array(typedCell).check(
        z.minLength(1),
        z.maxLength(maxMarks),
        z.refine(
          (cells) => new Set(cells.map((it) => it.studentId)).size === cells.length,
          'Each student once',
        ),
      ),
    }),
    output: z.object({ sheet: markSheet, cells: z.array(cellResult) }),
    errors: ['marks-locked'],
    bodyLimit: 1024 * 1024,
  }),
  checkMarksImport: op({
    method: 'POST',
    path: '/mark-sheets/{sheetId}/import/check',
    roles: markers,
    summary: 'Dry run of a pasted or read table of students and marks: what each line would do',
    input: z.object({ ...ofSheet, text: table }),
    output: marksImport,
    errors: ['file-not-readable', 'marks-locked'],
    bodyLimit: 4 * 1024 * 1024,
  }),
  applyMarksImport: op({
    method: 'POST',
    path: '/mark-sheets/{sheetId}/import',
    roles: markers,
    summary: 'Write the lines of a table that its dry run did not refuse, all or none',
    input: z.object({
      ...ofSheet,
      text: table,
      plan: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Check the table first')),
    }),
    output: marksImport,
    errors: ['file-not-readable', 'marks-locked', 'edit-conflict'],
    bodyLimit: 4 * 1024 * 1024,
  }),
  exportMarkSheet: op({
    method: 'GET',
    path: '/mark-sheets/{sheetId}/export',
    kind: 'file',
    roles: markers,
    summary: 'The grid as a file for spreadsheets, which the import reads again',
    input: z.object({ ...ofSheet, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  submitMarkSheet: op({
    method: 'POST',
    path: '/mark-sheets/{sheetId}/submission',
    roles: markers,
    summary: 'Hand a complete sheet to the admins; its lecturers change nothing more',
    input: z.object(ofVersion),
    output: markSheet,
    errors: ['sheet-moved-on', 'marks-missing'],
  }),
  reopenMarkSheet: op({
    method: 'POST',
    path: '/mark-sheets/{sheetId}/reopening',
    roles: admins,
    summary: 'Give a submitted sheet back to its lecturers; they are told why',
    input: z.object({ ...ofVersion, reason: text(500, 'Say why') }),
    output: markSheet,
    errors: ['sheet-moved-on'],
  }),
  publishMarkSheet: op({
    method: 'POST',
    path: '/mark-sheets/{sheetId}/publication',
    roles: admins,
    summary: 'Show students their marks, but for those withheld; they are told',
    input: z.object(ofVersion),
    output: markSheet,
    errors: ['sheet-moved-on', 'marks-missing'],
  }),
  withholdMarks: op({
    method: 'POST',
    path: '/mark-sheets/{sheetId}/withholding',
    roles: admins,
    summary: 'Keep the marks of students from them, or take them out of their sight again',
    input: z.object({ ...ofSheet, studentIds: several, reason: text(500, 'Say why') }),
    output: markSheet,
  }),
  releaseMarks: op({
    method: 'POST',
    path: '/mark-sheets/{sheetId}/release',
    roles: admins,
    summary: 'End the withholding of marks; on a published sheet the students see them and are told',
    input: z.object({ ...ofSheet, studentIds: several, reason: z.nullable(text(500)) }),
    output: markSheet,
  }),
  correctMark: op({
    method: 'PUT',
    path: '/mark-sheets/{sheetId}/marks/{studentId}',
    roles: admins,
    summary: 'Correct a mark after its publication, with a reason; the student is told',
    input: correctMarkInput,
    output: markCell,
    errors: ['edit-conflict', 'mark-not-published'],
  }),
  listMarkChanges: op({
    method: 'GET',
    path: '/mark-sheets/{sheetId}/changes',
    roles: markers,
    summary: 'What was changed on a sheet, by whom and why, newest first',
    input: z.object({ ...ofSheet, studentId: z.optional(id), ...paging }),
    output: pageOf(markChange),
  }),
}
