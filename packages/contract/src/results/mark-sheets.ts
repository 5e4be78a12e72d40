import { z } from 'zod/mini'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { decimal, id, instant, nothing, pageSchema, paging, searchText, version } from '../values.ts'

/** The assessment of a mark sheet, which has the same id. */
export const markSheetKinds = ['exam', 'assignment'] as const
export const markSheetKind = z.enum(markSheetKinds)
export type MarkSheetKind = z.infer<typeof markSheetKind>

/** Lecturers enter marks while it is a draft; admins until it is published; then marks are corrected with a reason. */
export const markSheetStatuses = ['draft', 'submitted', 'published'] as const
export const markSheetStatus = z.enum(markSheetStatuses)
export type MarkSheetStatus = z.infer<typeof markSheetStatus>

/** incomplete: there will be a mark later, and no class result until then. */
export const markStates = ['marked', 'absent', 'incomplete'] as const
export const markState = z.enum(markStates)
export type MarkState = z.infer<typeof markState>

/** The most marks on one sheet, and the most cells in one save. */
export const maxMarks = 500

const markers = ['admin', 'lecturer'] as const
const ofSheet = { sheetId: id }

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
  /** Percentage of the class result. */
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
    profileImage: z.nullable(z.string()),
  }),
  /** False: has left the class or sits another time, and is listed because there is a mark. */
  isEnrolled: z.boolean(),
  state: z.nullable(markState),
  /** As entered; null unless marked. */
  mark: z.nullable(decimal),
  /** For markers; students never see it. */
  comment: z.nullable(z.string()),
  /** Deducted for lateness; null for exams. */
  penalty: z.nullable(decimal),
  /** The mark that counts: the mark minus the penalty, and 0 if absent. */
  finalMark: z.nullable(decimal),
  /** 0 if nothing was ever entered. */
  version,
  enteredAt: z.nullable(instant),
  enteredBy: z.nullable(z.string()),
  withheld: z.boolean(),
  withheldReason: z.nullable(z.string()),
  /** When it was released to the student; null: not released. */
  releasedAt: z.nullable(instant),
  /** Anything unusual about it, in words; this never blocks a mark. */
  unusual: z.array(z.string()),
  can: z.object({ enter: z.boolean(), correct: z.boolean() }),
})
export type MarkCell = z.infer<typeof markCell>

/** Statistics of the marks that count on one sheet; all null if there are none. */
export const markStatistics = z.object({
  /** Marked or absent: the number of final marks included. */
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
  /** Standard deviation of the whole population, not of a sample. */
  deviation: z.nullable(decimal),
  /** Marks in each tenth of the maximum, the lowest first; the maximum itself is in the last. */
  bins: z.array(z.int()),
  /** The percentage of marks that reach a passing band of the grade scheme. */
  passRate: z.nullable(decimal),
})
export type MarkStatistics = z.infer<typeof markStatistics>

export const markGrid = z.object({
  sheet: markSheet,
  /** By last name. */
  cells: z.array(markCell),
  statistics: markStatistics,
  /** Anything unusual about the sheet as a whole, in words. */
  unusual: z.array(z.string()),
})
export type MarkGrid = z.infer<typeof markGrid>

/** due: drafts by date, those whose date has passed first; then submitted ones; then published ones, newest first. */
export const markSheetSorts = ['due', '-at', 'at', 'course', '-course', 'title', '-title'] as const

/** past: the exam is over or the assignment is due; ahead: not yet, or without a date. */
export const markSheetTimes = ['past', 'ahead'] as const

const narrowing = {
  search: searchText,
  termId: z.optional(id),
  /** Only sheets of current and later terms. */
  fromCurrentTerm: z._default(z.stringbool(), false),
  classId: z.optional(id),
  kind: z.optional(markSheetKind),
  status: z.optional(markSheetStatus),
  when: z.optional(z.enum(markSheetTimes)),
  /** Only sheets that still need marks, or to be submitted: drafts whose date has passed, of classes in use. */
  toComplete: z._default(z.stringbool(), false),
}

export const markSheets = onTopics(['results', 'assignments'], {
  listMarkSheets: op({
    method: 'GET',
    path: '/mark-sheets',
    roles: markers,
    access: 'class',
    summary: 'List exams and assignments with the state of their marks; lecturers only see their own',
    input: z.object({
      ...paging,
      ...narrowing,
      sort: z._default(z.enum(markSheetSorts), 'due'),
    }),
    output: z.object({
      ...pageSchema(markSheet).shape,
      /** Counts of the sheets matching the other filters. */
      counts: z.object({ draft: z.int(), submitted: z.int(), published: z.int() }),
      /** Terms that can be selected, the newest first. */
      terms: z.array(z.object({ id, name: z.string() })),
    }),
  }),
  exportMarkSheets: op({
    method: 'GET',
    path: '/mark-sheets/export',
    kind: 'file',
    roles: markers,
    access: 'class',
    summary: 'Export the filtered mark sheets as a file, by date; lecturers only export their own',
    input: z.object({ ...narrowing, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  listWaitingSheets: op({
    method: 'GET',
    path: '/mark-sheets/waiting',
    roles: ['lecturer'],
    access: 'class',
    summary: 'List your mark sheets to complete or submit, longest waiting first (at most 5)',
    input: nothing,
    output: z.object({ items: z.array(markSheet), total: z.int() }),
  }),
  readMarkSheet: op({
    method: 'GET',
    path: '/mark-sheets/{sheetId}',
    roles: markers,
    access: 'class',
    summary: 'Get the marks of an exam or assignment as a grid, with statistics',
    eventId: 'sheetId',
    input: z.object(ofSheet),
    output: markGrid,
  }),
  exportMarkSheet: op({
    method: 'GET',
    path: '/mark-sheets/{sheetId}/export',
    kind: 'file',
    roles: markers,
    access: 'class',
    summary: 'Export a mark sheet as a spreadsheet that can be imported again',
    input: z.object({ ...ofSheet, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
})
