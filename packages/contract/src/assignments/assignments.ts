import { z } from 'zod/mini'
import { attachment, attachmentName } from '../attachments.ts'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { markSheetStatus } from '../results/mark-sheets.ts'
import {
  decimal,
  givenInstant,
  id,
  instant,
  line,
  nothing,
  pageOf,
  paging,
  searchText,
  text,
  version,
} from '../values.ts'
import { workExtensions } from './work-kinds.ts'

/**
 * none: nothing is accepted after the due date. fixed: one deduction. stepwise: one for each hour or day
 * begun.
 */
export const lateKinds = ['none', 'fixed', 'stepwise'] as const
export type LateKind = (typeof lateKinds)[number]
/** Percentages are of the maximum mark. */
export const lateUnits = ['marks', 'percent'] as const
export const lateSteps = ['hour', 'day'] as const

/** The penalty for late work. A day is 24 hours; work that arrives exactly at the due instant is on time. */
export const latePolicy = z.object({
  kind: z.enum(lateKinds),
  /** Deducted once (fixed), or for each step begun (stepwise). */
  amount: decimal,
  unit: z.enum(lateUnits),
  every: z.enum(lateSteps),
  /** The late penalty never reduces a mark below this. */
  floor: decimal,
  /** The final cut-off for late work; null: there is none. */
  until: z.nullable(instant),
})
export type LatePolicy = z.infer<typeof latePolicy>

export const noLatePolicy: LatePolicy = {
  kind: 'none',
  amount: '0',
  unit: 'marks',
  every: 'day',
  floor: '0',
  until: null,
}

export const defaultFileBytes = 25 * 1024 * 1024
export const maxAssignmentFiles = 20
/** The most files that can explain one assignment. */
export const maxBriefFiles = 10
export const maxBriefBytes = 25 * 1024 * 1024

/** closed: the due date has passed, but late work may still be accepted. */
export const assignmentStates = ['draft', 'upcoming', 'open', 'closed', 'archived'] as const
export type AssignmentState = (typeof assignmentStates)[number]

export const assignmentSorts = ['dueAt', '-dueAt', 'title', '-title', 'class', '-class'] as const
export type AssignmentSort = (typeof assignmentSorts)[number]

/** The fields of an assignment apart from its class, as in the form. */
const terms = {
  title: line(200),
  text: z.nullable(text(20_000)),
  opensAt: givenInstant,
  dueAt: givenInstant,
  maxMark: decimal,
  /** Per cent of the class result; 0: does not count. */
  weight: decimal,
  late: z.extend(latePolicy, { until: z.nullable(givenInstant) }),
  maxFiles: z.int('A whole number').check(z.minimum(1), z.maximum(maxAssignmentFiles)),
  maxFileBytes: z.int().check(z.minimum(1024), z.maximum(500 * 1024 * 1024)),
  /** Accepted file extensions; the content must match the extension. */
  accepts: z.array(z.enum(workExtensions)).check(z.minLength(1, 'Choose at least one kind of file')),
}
type Terms = z.infer<z.ZodMiniObject<typeof terms>>
const termChecks = [
  z.refine<Terms>(({ opensAt, dueAt }) => Date.parse(opensAt) < Date.parse(dueAt), {
    error: 'It has to be due after it opens',
    path: ['dueAt'],
  }),
  z.refine<Terms>(({ maxMark }) => Number(maxMark) > 0, { error: 'More than 0', path: ['maxMark'] }),
  z.refine<Terms>(({ weight }) => Number(weight) <= 100, { error: 'At most 100 per cent', path: ['weight'] }),
  z.refine<Terms>(({ late }) => late.kind === 'none' || Number(late.amount) > 0, {
    error: 'More than 0',
    path: ['late', 'amount'],
  }),
  z.refine<Terms>(({ late }) => late.unit === 'marks' || Number(late.amount) <= 100, {
    error: 'At most 100 per cent',
    path: ['late', 'amount'],
  }),
  z.refine<Terms>(({ late, maxMark }) => Number(late.floor) <= Number(maxMark), {
    error: 'Not more than the maximum mark',
    path: ['late', 'floor'],
  }),
  z.refine<Terms>(({ late, dueAt }) => !late.until || Date.parse(late.until) > Date.parse(dueAt), {
    error: 'The last date is after the due date',
    path: ['late', 'until'],
  }),
] as const

/** The form of a new assignment. The browser generates the id, so that two clicks create one. */
export const createAssignmentInput = z
  .object({ assignmentId: id, classId: id, ...terms })
  .check(...termChecks)
export const updateAssignmentInput = z.object({ assignmentId: id, version, ...terms }).check(...termChecks)

export const assignmentCounts = z.object({
  enrolled: z.int(),
  /** Students who submitted work and then left the class. They are included below, except in `toMark`. */
  left: z.int(),
  /** Submitted, including late work. */
  submitted: z.int(),
  late: z.int(),
  marked: z.int(),
  returned: z.int(),
  /** Submitted and not marked. */
  toMark: z.int(),
})

/** An assignment as its lecturers and admins see it. */
export const assignment = z.object({
  id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  termId: id,
  termName: z.string(),
  title: z.string(),
  text: z.nullable(z.string()),
  opensAt: instant,
  dueAt: instant,
  maxMark: decimal,
  weight: decimal,
  late: latePolicy,
  maxFiles: z.int(),
  maxFileBytes: z.int(),
  accepts: z.array(z.enum(workExtensions)),
  /** Files that explain it to the students. */
  files: z.array(attachment),
  state: z.enum(assignmentStates),
  publishedAt: z.nullable(instant),
  archivedAt: z.nullable(instant),
  counts: assignmentCounts,
  /** The state of its marks: once submitted, only admins can mark; once published, no one can. */
  marks: markSheetStatus,
  version: z.int(),
  can: z.object({
    edit: z.boolean(),
    /** Opening, an earlier due date, late policy, fewer files or kinds: until work has been submitted. */
    editTerms: z.boolean(),
    /** Until the first submission is marked. */
    editMaxMark: z.boolean(),
    /** Weight, due date and late policy: until the first mark is returned to a student. */
    editWorth: z.boolean(),
    publish: z.boolean(),
    unpublish: z.boolean(),
    archive: z.boolean(),
    restore: z.boolean(),
    mark: z.boolean(),
  }),
})
export type Assignment = z.infer<typeof assignment>

const runners = ['admin', 'lecturer'] as const
const one = { assignmentId: id }
const seen = z.object({ ...one, version })
const narrowing = {
  search: searchText,
  termId: z.optional(id),
  classId: z.optional(id),
  /** Omitted: all that are not archived. */
  state: z.optional(z.enum(assignmentStates)),
  /** Only assignments with work to mark. */
  toMark: z._default(z.stringbool(), false),
}

export const assignments = {
  listAssignments: op({
    method: 'GET',
    path: '/assignments',
    roles: runners,
    summary:
      'Search, filter, sort and page through assignments: all for admins, of own classes for lecturers',
    input: z.object({ ...paging, ...narrowing, sort: z._default(z.enum(assignmentSorts), '-dueAt') }),
    output: pageOf(assignment),
  }),
  exportAssignments: op({
    method: 'GET',
    path: '/assignments/export',
    kind: 'file',
    roles: runners,
    summary: 'The filtered assignments with how far each is, as a file, by due date',
    input: z.object({ ...narrowing, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
  readAssignment: op({
    method: 'GET',
    path: '/assignments/{assignmentId}',
    roles: runners,
    summary: 'One assignment; of an own class for lecturers',
    input: z.object(one),
    output: assignment,
  }),
  createAssignment: op({
    method: 'POST',
    path: '/assignments',
    roles: runners,
    summary: 'Add an assignment to a class as a draft; sent twice with the same id, it is added once',
    input: createAssignmentInput,
    output: assignment,
  }),
  updateAssignment: op({
    method: 'PATCH',
    path: '/assignments/{assignmentId}',
    roles: runners,
    summary:
      'Change an assignment; once work is handed in, its text and weight, a later due date and more files; once a mark is shown, nothing that results are reckoned from',
    input: updateAssignmentInput,
    output: assignment,
    errors: ['edit-conflict'],
  }),
  publishAssignment: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/publication',
    roles: runners,
    summary: 'Show an assignment to the students of its class, who are told',
    input: seen,
    output: assignment,
    errors: ['edit-conflict'],
  }),
  unpublishAssignment: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/withdrawal',
    roles: runners,
    summary: 'Make a published assignment a draft again, while nobody has handed in or is marked',
    input: seen,
    output: assignment,
    errors: ['edit-conflict', 'work-handed-in'],
  }),
  archiveAssignment: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/archive',
    roles: runners,
    summary: 'Archive an assignment: students still see it, and can hand in no more',
    input: seen,
    output: assignment,
    errors: ['edit-conflict'],
  }),
  restoreAssignment: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/restore',
    roles: runners,
    summary: 'Restore an archived assignment',
    input: seen,
    output: assignment,
    errors: ['edit-conflict'],
  }),
  duplicateAssignment: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/copies',
    roles: runners,
    summary: 'Add a draft of the same kind to a class, with the same files and other dates',
    input: z.object({ ...one, copyId: id, classId: id, opensAt: givenInstant, dueAt: givenInstant }).check(
      z.refine(({ opensAt, dueAt }) => Date.parse(opensAt) < Date.parse(dueAt), {
        error: 'It has to be due after it opens',
        path: ['dueAt'],
      }),
    ),
    output: assignment,
  }),
  attachBriefFile: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/files',
    kind: 'upload',
    streamed: true,
    bodyLimit: maxBriefBytes,
    roles: runners,
    summary: 'Add a file (at most 25 MB) that explains an assignment',
    input: z.object({ ...one, name: attachmentName }),
    output: assignment,
    errors: ['too-large', 'file-kind-not-allowed', 'too-many-files'],
  }),
  removeBriefFile: op({
    method: 'DELETE',
    path: '/assignments/{assignmentId}/files/{fileId}',
    roles: runners,
    summary: 'Take out a file that explains an assignment',
    input: z.object({ ...one, fileId: id }),
    output: assignment,
  }),
  readBriefFile: op({
    method: 'GET',
    path: '/assignments/{assignmentId}/files/{fileId}',
    kind: 'file',
    roles: ['admin', 'lecturer', 'student'],
    summary:
      'A file that explains an assignment: for those who run its class, and its students once published',
    input: z.object({ ...one, fileId: id }),
    output: nothing,
  }),
}
