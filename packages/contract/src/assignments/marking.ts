import { z } from 'zod/mini'
import { attachment, attachmentName } from '../attachments.ts'
import { sheetFormats } from '../documents.ts'
import { op } from '../operation.ts'
import { markSheetStatus, markState } from '../results/mark-sheets.ts'
import { onTopics } from '../topics.ts'
import { decimal, id, instant, nothing, pageSchema, paging, searchText, text, version } from '../values.ts'
import { assignmentCounts } from './assignment.ts'
import { m } from './messages.ts'
import { maxCriteria, rubricChoice, rubricCriterion } from './rubric.ts'
import { lateDecisions, receipt } from './submissions.ts'

export const maxFeedbackBytes = 25 * 1024 * 1024

/** waiting: not converted yet. failed: it could not be converted. */
export const previewStates = ['waiting', 'ready', 'failed'] as const
export type PreviewState = (typeof previewStates)[number]

export const handedIns = ['not-submitted', 'submitted', 'late'] as const
export const submissionFilters = [
  'all',
  'not-submitted',
  'submitted',
  'late',
  'to-mark',
  'marked',
  'returned',
] as const
export type SubmissionFilter = (typeof submissionFilters)[number]
export const submissionSorts = [
  'student',
  '-student',
  'submittedAt',
  '-submittedAt',
  'mark',
  '-mark',
] as const
export type SubmissionSort = (typeof submissionSorts)[number]

const row = {
  assignmentId: id,
  studentId: id,
  studentName: z.string(),
  /** False: the student left the class. The work can be read, but no longer marked. */
  isEnrolled: z.boolean(),
  studentEmail: z.string(),
  studentNumber: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  handedIn: z.enum(handedIns),
  submittedAt: z.nullable(instant),
  attempts: z.int(),
  files: z.int(),
  /** The student’s own due date. */
  dueAt: instant,
  extended: z.boolean(),
  lateSeconds: z.int(),
  /** The current penalty, in marks. */
  penalty: decimal,
  decision: z.nullable(z.enum(lateDecisions)),
  /** Null: not marked. */
  markState: z.nullable(markState),
  mark: z.nullable(decimal),
  finalMark: z.nullable(decimal),
  hasFeedback: z.boolean(),
  returnedAt: z.nullable(instant),
  /** Submitted again since it was marked. */
  newSinceMarked: z.boolean(),
}
export const submissionRow = z.object(row)
export type SubmissionRow = z.infer<typeof submissionRow>

/** A change of the due date or the penalty of one student’s work; listed newest first. */
export const penaltyEvent = z.object({
  at: instant,
  what: z.enum(['extended', 'extension-reversed', 'accepted', 'waived', 'rejected']),
  /** Null if a setting caused it. */
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The new due date of an extension. */
  dueAt: z.nullable(instant),
  /** In marks; null if nothing was submitted. */
  penaltyBefore: z.nullable(decimal),
  penaltyAfter: z.nullable(decimal),
})
export type PenaltyEvent = z.infer<typeof penaltyEvent>

export const submission = z.object({
  ...row,
  title: z.string(),
  maxMark: decimal,
  /** Submissions, the newest first; the newest counts. */
  receipts: z.array(receipt),
  feedback: z.nullable(z.string()),
  feedbackFile: z.nullable(attachment),
  history: z.array(penaltyEvent),
  /** Null: the assignment has no rubric. */
  rubric: z.nullable(z.object({ criteria: z.array(rubricCriterion), choices: z.array(rubricChoice) })),
  /** Office files of the submissions, which are converted to PDF if LibreOffice is set up. */
  previews: z.array(z.object({ fileId: id, state: z.enum(previewStates) })),
  /** For the whole class. */
  counts: assignmentCounts,
  /** By name, in the whole class; null: there is none. */
  neighbours: z.object({
    /** Students who have submitted. */
    before: z.nullable(id),
    after: z.nullable(id),
    /** The next student whose work is to be marked, from the beginning again after the last. */
    nextToMark: z.nullable(id),
  }),
  marks: markSheetStatus,
  version: z.int(),
  can: z.object({ mark: z.boolean(), return: z.boolean() }),
})
export type Submission = z.infer<typeof submission>

const runners = ['admin', 'lecturer'] as const
const ofAssignment = { assignmentId: id }
const ofStudent = { ...ofAssignment, studentId: id }
const narrowing = { search: searchText, filter: z._default(z.enum(submissionFilters), 'all') }

/** The form and the body of markSubmission. */
export const markSubmissionInput = z
  .object({
    ...ofStudent,
    version,
    /** Null removes the mark. */
    markState: z.nullable(markState),
    /** Before any penalty; only if `markState` is marked. */
    mark: z.nullable(decimal),
    feedback: z.nullable(text(10_000)),
    /** Levels of the rubric. With one for each criterion, the mark is their sum; empty: marked without it. */
    rubric: z._default(z.array(rubricChoice).check(z.maxLength(maxCriteria)), []),
    /** Why a returned mark is changed; required in that case, and sent to the student. */
    reason: z._default(z.nullable(text(500)), null),
  })
  .check(
    z.refine(({ markState, mark }) => (markState === 'marked') === (mark !== null), {
      error: m.enterMark(),
      path: ['mark'],
    }),
  )

export const marking = onTopics(['assignments', 'results'], {
  listSubmissions: op({
    method: 'GET',
    path: '/assignments/{assignmentId}/students',
    roles: runners,
    access: 'class',
    summary:
      'List the students of a class with their submissions and marks, including submissions of former students',
    input: z.object({
      ...ofAssignment,
      ...paging,
      ...narrowing,
      sort: z._default(z.enum(submissionSorts), 'student'),
    }),
    /** Counts for the whole assignment. */
    output: z.object({ ...pageSchema(submissionRow).shape, counts: assignmentCounts }),
  }),
  readSubmission: op({
    method: 'GET',
    path: '/assignments/{assignmentId}/students/{studentId}',
    roles: runners,
    access: 'class',
    summary: 'Get a student’s submissions with feedback and history',
    input: z.object(ofStudent),
    output: submission,
  }),
  markSubmission: op({
    method: 'PUT',
    path: '/assignments/{assignmentId}/students/{studentId}/mark',
    roles: runners,
    access: 'class',
    summary:
      'Set a student’s mark and feedback; changing a returned mark requires a reason and notifies the student',
    input: markSubmissionInput,
    output: submission,
    errors: ['edit-conflict', 'marks-locked'],
  }),
  readWorkPreview: op({
    method: 'GET',
    path: '/submissions/{submissionId}/files/{fileId}/preview',
    kind: 'file',
    roles: runners,
    access: 'class',
    summary: 'Get an Office file of a submission as a PDF file, once it has been converted',
    /** submissionId is the receipt’s id. */
    input: z.object({ submissionId: id, fileId: id }),
    output: nothing,
  }),
  attachFeedbackFile: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/students/{studentId}/feedback-file',
    kind: 'upload',
    streamed: true,
    bodyLimit: maxFeedbackBytes,
    roles: runners,
    access: 'class',
    summary: 'Attach the annotated work (at most 25 MB) to be returned with the mark',
    input: z.object({ ...ofStudent, name: attachmentName }),
    output: submission,
    errors: ['too-large', 'file-kind-not-allowed', 'marks-locked'],
  }),
  removeFeedbackFile: op({
    method: 'DELETE',
    path: '/assignments/{assignmentId}/students/{studentId}/feedback-file',
    roles: runners,
    access: 'class',
    summary: 'Remove the annotated work',
    input: z.object(ofStudent),
    output: submission,
    errors: ['marks-locked'],
  }),
  returnSubmission: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/students/{studentId}/return',
    roles: runners,
    access: 'class',
    summary: 'Return a marked submission with its mark and feedback, and notify the student',
    input: z.object(ofStudent),
    output: submission,
    errors: ['nothing-to-return', 'marks-locked'],
  }),
  returnAllMarked: op({
    method: 'POST',
    path: '/assignments/{assignmentId}/return',
    roles: runners,
    access: 'class',
    summary: 'Return all marked submissions that have not been returned yet; responds with their number',
    input: z.object(ofAssignment),
    output: z.object({ returned: z.int() }),
    errors: ['marks-locked'],
  }),
  downloadSubmissions: op({
    method: 'GET',
    path: '/assignments/{assignmentId}/files.zip',
    kind: 'file',
    roles: runners,
    access: 'class',
    summary: 'Download the latest submissions as a ZIP file with one folder per student',
    input: z.object(ofAssignment),
    output: nothing,
  }),
  exportSubmissions: op({
    method: 'GET',
    path: '/assignments/{assignmentId}/students/export',
    kind: 'file',
    roles: runners,
    access: 'class',
    summary: 'Export the filtered submissions as a file',
    input: z.object({ ...ofAssignment, ...narrowing, format: z.enum(sheetFormats) }),
    output: nothing,
  }),
})
