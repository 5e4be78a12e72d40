import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { decimal, id, instant, line, pageSchema, paging, text, version } from '../values.ts'
import { markCell, markSheet, markState, maxMarks } from './mark-sheets.ts'
import { m } from './messages.ts'

const admins = ['admin'] as const
const ofSheet = { sheetId: id }
const ofVersion = { ...ofSheet, version }

/** The form and the body of correctMark. */
export const correctMarkInput = z.object({
  ...ofSheet,
  studentId: id,
  version,
  state: markState,
  mark: z.nullable(line(20, m.enterMark())),
  reason: text(500, m.enterWhyMarkIsChanged()),
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

const several = z.array(id).check(z.minLength(1, m.selectStudents()), z.maxLength(maxMarks))

/** Admins' actions on a submitted sheet, and the history of its changes. */
export const marksModeration = onTopics(['results', 'assignments'], {
  reopenMarkSheet: op({
    method: 'POST',
    path: '/mark-sheets/{sheetId}/reopening',
    roles: admins,
    summary: 'Reopen a submitted mark sheet for its lecturers and notify them of the reason',
    input: z.object({ ...ofVersion, reason: text(500, m.enterReason()) }),
    output: markSheet,
    errors: ['sheet-moved-on'],
  }),
  publishMarkSheet: op({
    method: 'POST',
    path: '/mark-sheets/{sheetId}/publication',
    roles: admins,
    summary: 'Publish the marks of a sheet, except withheld ones, and notify the students',
    input: z.object(ofVersion),
    output: markSheet,
    errors: ['sheet-moved-on', 'marks-missing'],
  }),
  withholdMarks: op({
    method: 'POST',
    path: '/mark-sheets/{sheetId}/withholding',
    roles: admins,
    summary: 'Withhold marks from students, including marks that are already published',
    input: z.object({ ...ofSheet, studentIds: several, reason: text(500, m.enterReason()) }),
    output: markSheet,
  }),
  releaseMarks: op({
    method: 'POST',
    path: '/mark-sheets/{sheetId}/release',
    roles: admins,
    summary: 'Release withheld marks; if the sheet is published, the students are notified',
    input: z.object({ ...ofSheet, studentIds: several, reason: z.nullable(text(500)) }),
    output: markSheet,
  }),
  correctMark: op({
    method: 'PUT',
    path: '/mark-sheets/{sheetId}/marks/{studentId}',
    roles: admins,
    summary: 'Correct a published mark with a reason and notify the student',
    input: correctMarkInput,
    output: markCell,
    errors: ['edit-conflict', 'mark-not-published'],
  }),
  listMarkChanges: op({
    method: 'GET',
    path: '/mark-sheets/{sheetId}/changes',
    roles: ['admin', 'lecturer'],
    access: 'class',
    summary: 'List the changes to a mark sheet with authors and reasons, newest first',
    eventId: 'sheetId',
    input: z.object({ ...ofSheet, studentId: z.optional(id), ...paging }),
    output: pageSchema(markChange),
  }),
})
