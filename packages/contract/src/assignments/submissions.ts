import { z } from 'zod/mini'
import { attachment, attachmentName } from '../attachments.ts'
import { op } from '../operation.ts'
import { markState } from '../results/mark-sheets.ts'
import { onTopics } from '../topics.ts'
import { decimal, id, instant, nothing, pageSchema, paging, searchText, text } from '../values.ts'
import { latePolicy, maxAssignmentFiles } from './assignment.ts'
import { m } from './messages.ts'
import { rubricResult } from './rubric.ts'
import { workExtensions } from './work-kinds.ts'

/**
 * The state of an assignment for a student. due-soon: within 48 hours. overdue: not submitted, but late work
 * is still accepted. submitted, late: submitted on time or not. marked: returned with its mark. closed: not
 * submitted, too late.
 */
export const myAssignmentStates = [
  'upcoming',
  'open',
  'due-soon',
  'overdue',
  'submitted',
  'late',
  'marked',
  'closed',
] as const
export type MyAssignmentState = (typeof myAssignmentStates)[number]
export const dueSoonHours = 48

/** The most bytes in one piece of an upload. */
export const uploadPieceBytes = 4 * 1024 * 1024

export const lateDecisions = ['accepted', 'waived', 'rejected'] as const
export type LateDecision = (typeof lateDecisions)[number]

export const submittedFile = z.object({ ...attachment.shape, sha256: z.string() })
export type SubmittedFile = z.infer<typeof submittedFile>

/** One submission with the details of its receipt. Penalty and due date are those at the time it arrived. */
export const receipt = z.object({
  /** The id that the browser generated. */
  id,
  /** A short code to quote it by: K7QD-29XA. */
  code: z.string(),
  attempt: z.int(),
  submittedAt: instant,
  dueAt: instant,
  /** 0: on time. Rounded up to whole seconds. */
  lateSeconds: z.int(),
  /** The penalty in marks. */
  penalty: decimal,
  reason: z.nullable(z.string()),
  files: z.array(submittedFile),
})
export type Receipt = z.infer<typeof receipt>

/** The late penalty from an instant on. */
export const penaltyStep = z.object({
  from: instant,
  penalty: decimal,
  /** The highest mark that can still be reached. */
  bestMark: decimal,
})
export type PenaltyStep = z.infer<typeof penaltyStep>

const returnedMark = z.object({
  /** Null: absent or incomplete. */
  mark: z.nullable(decimal),
  state: markState,
  penalty: decimal,
  /** After the penalty. */
  finalMark: z.nullable(decimal),
  feedback: z.nullable(z.string()),
  /** The work with the lecturer's annotations. */
  feedbackFile: z.nullable(attachment),
  /** Empty: marked without a rubric. */
  rubric: z.array(rubricResult),
  returnedAt: instant,
})

const summary = {
  id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  title: z.string(),
  opensAt: instant,
  /** The student's own due date: later than the class's if it was extended. */
  dueAt: instant,
  /** The class's due date. */
  classDueAt: instant,
  extended: z.boolean(),
  maxMark: decimal,
  weight: decimal,
  state: z.enum(myAssignmentStates),
  /** The term of its class has ended. */
  isTermOver: z.boolean(),
  submittedAt: z.nullable(instant),
  lateSeconds: z.int(),
  /** The current penalty, after any decision about it. */
  penalty: decimal,
  decision: z.nullable(z.enum(lateDecisions)),
  /** Null until the mark is returned. */
  returned: z.nullable(returnedMark),
  can: z.object({ handIn: z.boolean() }),
}
export const myAssignmentSummary = z.object(summary)
export type MyAssignmentSummary = z.infer<typeof myAssignmentSummary>

/** A file that is being uploaded, or is uploaded but not submitted yet. */
export const upload = z.object({
  id,
  assignmentId: id,
  name: z.string(),
  size: z.int(),
  /** From the student's device, in milliseconds since 1970; null: not known. */
  lastModified: z.nullable(z.int()),
  /** Bytes received; the next piece begins here. */
  received: z.int(),
  /** Completely received, checked and accepted. */
  complete: z.boolean(),
  /** The upload expires then; every piece extends it. */
  expiresAt: instant,
})
export type Upload = z.infer<typeof upload>

export const myAssignment = z.object({
  ...summary,
  /** The server's clock, which countdowns use. */
  now: instant,
  text: z.nullable(z.string()),
  /** `until` is the student's own. */
  late: latePolicy,
  maxFiles: z.int(),
  maxFileBytes: z.int(),
  accepts: z.array(z.enum(workExtensions)),
  files: z.array(attachment),
  /** The reason why nothing can be submitted, in words; null: submitting is possible. */
  obstacle: z.nullable(z.string()),
  /** The penalty from now on: the first entry applies now, with penalty 0 if on time. At most 15 entries. */
  penaltySteps: z.array(penaltyStep),
  /** Submissions, the newest first; the newest counts. */
  receipts: z.array(receipt),
  /** Files uploaded and not submitted yet; an interrupted upload can be resumed. */
  uploads: z.array(upload),
})
export type MyAssignment = z.infer<typeof myAssignment>

const students = ['student'] as const
const ofAssignment = { assignmentId: id }
const ofUpload = { uploadId: id }

export const submissions = onTopics(['assignments', 'results'], {
  listMyAssignments: op({
    method: 'GET',
    path: '/my-assignments',
    roles: students,
    access: 'enrolled',
    summary: 'List your classes’ published assignments: those to do by due date, then the rest, newest first',
    input: z.object({
      ...paging,
      /** Words in the title, or the course’s code or title. */
      search: searchText,
      classId: z.optional(id),
      state: z.optional(z.enum(myAssignmentStates)),
      /** Only assignments the student can still submit and has not. */
      todo: z._default(z.stringbool(), false),
    }),
    output: z.object({ ...pageSchema(myAssignmentSummary).shape, now: instant }),
  }),
  readMyAssignment: op({
    method: 'GET',
    path: '/my-assignments/{assignmentId}',
    roles: students,
    access: 'enrolled',
    summary: 'Get one of your assignments with late penalties, receipts and uploads',
    input: z.object(ofAssignment),
    output: myAssignment,
  }),
  startUpload: op({
    method: 'POST',
    path: '/my-assignments/{assignmentId}/uploads',
    roles: students,
    access: 'enrolled',
    summary: 'Start a file upload; repeating the request with the same id and file returns its progress',
    input: z.object({
      ...ofAssignment,
      /** Generated by the browser. */
      uploadId: id,
      name: attachmentName,
      size: z.int().check(z.minimum(1, m.fileEmpty())),
      /**
       * The file's modification time, in milliseconds since 1970. A file with another time does not resume
       * this upload.
       */
      lastModified: z._default(z.nullable(z.int()), null),
    }),
    output: upload,
    errors: [
      'too-large',
      'file-kind-not-allowed',
      'too-many-files',
      'too-many-uploads',
      'work-not-open',
      'work-closed',
      'work-in-time',
      'work-returned',
    ],
  }),
  readUpload: op({
    method: 'GET',
    path: '/uploads/{uploadId}',
    roles: students,
    access: 'own',
    summary: 'Get the progress of one of your uploads',
    input: z.object(ofUpload),
    output: upload,
  }),
  sendUploadPiece: op({
    method: 'POST',
    path: '/uploads/{uploadId}/pieces',
    kind: 'upload',
    streamed: true,
    bodyLimit: uploadPieceBytes,
    roles: students,
    access: 'own',
    summary: 'Upload the next piece (at most 4 MB) of a file; pieces must be sent in order',
    input: z.object({ ...ofUpload, offset: z.coerce.number().check(z.int(), z.minimum(0)) }),
    output: upload,
    errors: ['too-large', 'upload-moved-on'],
  }),
  completeUpload: op({
    method: 'POST',
    path: '/uploads/{uploadId}/completion',
    roles: students,
    access: 'own',
    summary: 'Complete an upload and check its content; a rejected file is deleted',
    input: z.object(ofUpload),
    output: upload,
    errors: ['upload-incomplete', 'file-kind-not-allowed', 'too-large'],
  }),
  cancelUpload: op({
    method: 'DELETE',
    path: '/uploads/{uploadId}',
    roles: students,
    access: 'own',
    summary: 'Delete one of your uploads that has not been submitted',
    input: z.object(ofUpload),
    output: nothing,
  }),
  submitWork: op({
    method: 'POST',
    path: '/my-assignments/{assignmentId}/submissions',
    roles: students,
    access: 'enrolled',
    summary:
      'Submit work; the time of arrival at the server counts, and repeating the request with the same id is safe',
    input: z.object({
      ...ofAssignment,
      /** Generated by the browser. */
      submissionId: id,
      uploadIds: z.array(id).check(z.maxLength(maxAssignmentFiles)),
      /** Files of the last submission to keep. */
      keepFileIds: z._default(z.array(id).check(z.maxLength(maxAssignmentFiles)), []),
      /** Why it is late; ignored otherwise. */
      reason: z._default(z.nullable(text(2000)), null),
    }),
    output: z.object({ receipt, assignment: myAssignment }),
    errors: [
      'work-not-open',
      'work-closed',
      'work-in-time',
      'work-returned',
      'upload-incomplete',
      'too-many-files',
    ],
  }),
  readSubmittedFile: op({
    method: 'GET',
    path: '/submissions/{submissionId}/files/{fileId}',
    kind: 'file',
    roles: ['admin', 'lecturer', 'student'],
    access: 'own-or-class',
    summary: 'Download a submitted file of your own or of a class you run',
    /** submissionId is the receipt’s id. */
    input: z.object({ submissionId: id, fileId: id }),
    output: nothing,
  }),
  readFeedbackFile: op({
    method: 'GET',
    path: '/assignments/{assignmentId}/students/{studentId}/feedback-file',
    kind: 'file',
    roles: ['admin', 'lecturer', 'student'],
    access: 'own-or-class',
    summary: 'Download the annotated work: for those who run the class, and for its student once returned',
    input: z.object({ ...ofAssignment, studentId: id }),
    output: nothing,
  }),
})
