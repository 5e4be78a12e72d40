import { z } from 'zod/mini'
import { attachment, attachmentName } from '../attachments.ts'
import { op } from '../operation.ts'
import { markState } from '../results/mark-sheets.ts'
import { decimal, id, instant, nothing, pageOf, paging, searchText, text } from '../values.ts'
import { latePolicy, maxAssignmentFiles } from './assignments.ts'
import { workExtensions } from './work-kinds.ts'

/**
 * How an assignment stands for a student. due-soon: within 48 hours. overdue: not handed in, and still taken late.
 * submitted, late: handed in, on time or not. marked: returned with its mark. closed: not handed in, too late.
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

/** Bytes of one piece of an upload at most. */
export const uploadPieceBytes = 4 * 1024 * 1024

export const lateDecisions = ['accepted', 'waived', 'rejected'] as const
export type LateDecision = (typeof lateDecisions)[number]

export const submittedFile = z.object({ ...attachment.shape, sha256: z.string() })
export type SubmittedFile = z.infer<typeof submittedFile>

/** One hand-in, and what its receipt says. Penalty and due date are those of the moment it arrived. */
export const receipt = z.object({
  /** Id that the browser gave it. */
  id,
  /** To name it in a conversation: K7QD-29XA. */
  code: z.string(),
  attempt: z.int(),
  submittedAt: instant,
  dueAt: instant,
  /** 0: on time. A second begun counts whole. */
  lateSeconds: z.int(),
  /** Marks that it costs. */
  penalty: decimal,
  reason: z.nullable(z.string()),
  files: z.array(submittedFile),
})
export type Receipt = z.infer<typeof receipt>

/** What lateness costs from an instant on. */
export const penaltyStep = z.object({
  from: instant,
  penalty: decimal,
  /** The best mark that can still be reached. */
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
  /** The annotated work. */
  feedbackFile: z.nullable(attachment),
  returnedAt: instant,
})

const summary = {
  id,
  classId: id,
  courseCode: z.string(),
  courseTitle: z.string(),
  title: z.string(),
  opensAt: instant,
  /** Mine: later than the class's where it was extended for me. */
  dueAt: instant,
  /** The class's. */
  classDueAt: instant,
  extended: z.boolean(),
  maxMark: decimal,
  weight: decimal,
  state: z.enum(myAssignmentStates),
  submittedAt: z.nullable(instant),
  lateSeconds: z.int(),
  /** In force, after what was decided about it. */
  penalty: decimal,
  decision: z.nullable(z.enum(lateDecisions)),
  /** Null until it is returned. */
  returned: z.nullable(returnedMark),
  can: z.object({ handIn: z.boolean() }),
}
export const myAssignmentSummary = z.object(summary)
export type MyAssignmentSummary = z.infer<typeof myAssignmentSummary>

/** A file on its way, or arrived and not handed in yet. */
export const upload = z.object({
  id,
  assignmentId: id,
  name: z.string(),
  size: z.int(),
  /** As the student's device had it, in milliseconds since 1970; null: not known. */
  lastModified: z.nullable(z.int()),
  /** Bytes that have arrived: the next piece begins here. */
  received: z.int(),
  /** Arrived whole, judged and accepted. */
  complete: z.boolean(),
  /** Until then it waits; every piece makes that later. */
  expiresAt: instant,
})
export type Upload = z.infer<typeof upload>

export const myAssignment = z.object({
  ...summary,
  /** By the server's clock, which countdowns follow. */
  now: instant,
  text: z.nullable(z.string()),
  /** `until` is mine. */
  late: latePolicy,
  maxFiles: z.int(),
  maxFileBytes: z.int(),
  accepts: z.array(z.enum(workExtensions)),
  files: z.array(attachment),
  /** Why nothing can be handed in, in words; null: it can. */
  obstacle: z.nullable(z.string()),
  /** What it costs from now on: the first entry holds now; on time its penalty is 0. At most 15 entries. */
  penaltySteps: z.array(penaltyStep),
  /** Hand-ins, the newest first; that one counts. */
  receipts: z.array(receipt),
  /** Files sent and not handed in yet: an interrupted one goes on where it stopped. */
  uploads: z.array(upload),
})
export type MyAssignment = z.infer<typeof myAssignment>

const students = ['student'] as const
const ofAssignment = { assignmentId: id }
const ofUpload = { uploadId: id }

export const submissions = {
  listMyAssignments: op({
    method: 'GET',
    path: '/my-assignments',
    roles: students,
    summary:
      'Published assignments of my classes: what is to be done by due date, then the rest, newest first',
    input: z.object({
      ...paging,
      /** Words in the title, or the course’s code or title. */
      search: searchText,
      classId: z.optional(id),
      state: z.optional(z.enum(myAssignmentStates)),
      /** Only what I can still hand in and have not. */
      todo: z._default(z.stringbool(), false),
    }),
    output: z.object({ ...pageOf(myAssignmentSummary).shape, now: instant }),
  }),
  readMyAssignment: op({
    method: 'GET',
    path: '/my-assignments/{assignmentId}',
    roles: students,
    summary: 'One assignment of mine, with what lateness would cost, my receipts and my uploads',
    input: z.object(ofAssignment),
    output: myAssignment,
  }),
  startUpload: op({
    method: 'POST',
    path: '/my-assignments/{assignmentId}/uploads',
    roles: students,
    summary:
      'Announce a file; asked again with the same id about the same file, it tells where the upload is',
    input: z.object({
      ...ofAssignment,
      /** Made by the browser. */
      uploadId: id,
      name: attachmentName,
      size: z.int().check(z.minimum(1, 'This file is empty')),
      /** When the file was changed, in milliseconds since 1970: another one does not go on with this upload. */
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
    summary: 'Where an upload of mine is',
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
    summary: 'Send the next piece of an upload, at most 4 MB; at another place than the next it is refused',
    input: z.object({ ...ofUpload, offset: z.coerce.number().check(z.int(), z.minimum(0)) }),
    output: upload,
    errors: ['too-large', 'upload-moved-on'],
  }),
  completeUpload: op({
    method: 'POST',
    path: '/uploads/{uploadId}/completion',
    roles: students,
    summary: 'Have a whole upload judged by what is inside; refused, it is gone',
    input: z.object(ofUpload),
    output: upload,
    errors: ['upload-incomplete', 'file-kind-not-allowed', 'too-large'],
  }),
  cancelUpload: op({
    method: 'DELETE',
    path: '/uploads/{uploadId}',
    roles: students,
    summary: 'Drop an upload of mine that was not handed in',
    input: z.object(ofUpload),
    output: nothing,
  }),
  submitWork: op({
    method: 'POST',
    path: '/my-assignments/{assignmentId}/submissions',
    roles: students,
    summary:
      'Hand in; the server’s clock at the arrival of this request decides. Sent twice with the same id, it is handed in once',
    input: z.object({
      ...ofAssignment,
      /** Made by the browser. */
      submissionId: id,
      uploadIds: z.array(id).check(z.maxLength(maxAssignmentFiles)),
      /** Files of my last hand-in that stay. */
      keepFileIds: z._default(z.array(id).check(z.maxLength(maxAssignmentFiles)), []),
      /** Why it is late; read only where it is. */
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
    summary: 'A file that was handed in: my own, or of a class I run',
    /** submissionId is the receipt’s id. */
    input: z.object({ submissionId: id, fileId: id }),
    output: nothing,
  }),
  readFeedbackFile: op({
    method: 'GET',
    path: '/assignments/{assignmentId}/students/{studentId}/feedback-file',
    kind: 'file',
    roles: ['admin', 'lecturer', 'student'],
    summary: 'The annotated work: for those who run the class, and for its student once returned',
    input: z.object({ ...ofAssignment, studentId: id }),
    output: nothing,
  }),
}
