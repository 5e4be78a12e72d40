import { lateKinds, lateSteps, lateUnits } from '@campanile/contract/assignments/assignment.ts'
import type { RubricCriterion, RubricResult } from '@campanile/contract/assignments/rubric.ts'
import type { WorkExtension } from '@campanile/contract/assignments/work-kinds.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, idColumn, versionColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { classes } from '#domains/structure/structure.tables.ts'

const marks = (name: string) => numeric(name, { precision: 7, scale: 2 })
const ofAssignment = () =>
  uuid('assignment_id')
    .notNull()
    .references(() => assignments.id)
const ofStudent = () =>
  uuid('student_id')
    .notNull()
    .references(() => people.id)

/** A file in the file store. */
const storedFile = () => ({
  key: text('key').notNull(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  size: integer('size').notNull(),
  sha256: text('sha256').notNull(),
  uploadedAt: at('uploaded_at').notNull(),
})

/** Work set for a class. The browser generates its id. */
export const assignments = pgTable(
  'assignments',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    title: text('title').notNull(),
    text: text('text'),
    opensAt: at('opens_at').notNull(),
    dueAt: at('due_at').notNull(),
    maxMark: marks('max_mark').notNull(),
    /** Per cent of the class result. */
    weight: numeric('weight', { precision: 5, scale: 2 }).notNull(),
    lateKind: text('late_kind', { enum: lateKinds }).notNull(),
    lateAmount: marks('late_amount').notNull(),
    lateUnit: text('late_unit', { enum: lateUnits }).notNull(),
    lateEvery: text('late_every', { enum: lateSteps }).notNull(),
    lateFloor: marks('late_floor').notNull(),
    lateUntil: at('late_until'),
    maxFiles: integer('max_files').notNull(),
    maxFileBytes: integer('max_file_bytes').notNull(),
    accepts: text('accepts').array().$type<WorkExtension[]>().notNull(),
    publishedAt: at('published_at'),
    /** When its lecturers were notified of how many submitted. */
    digestAt: at('digest_at'),
    /** When somebody last reminded the students who had not submitted. */
    remindedAt: at('reminded_at'),
    /** When its submissions were last compared with each other. */
    comparedAt: at('compared_at'),
    /** Criteria in the order in which they are shown. */
    rubric: jsonb('rubric').$type<RubricCriterion[]>(),
    createdBy: uuid('created_by').references(() => people.id),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    archivedAt: at('archived_at'),
    version: versionColumn(),
  },
  (table) => [
    index('assignments_class').on(table.classId, table.dueAt),
    index('assignments_due').on(table.dueAt, table.id),
    check('assignments_in_order', sql`${table.opensAt} < ${table.dueAt}`),
    check('assignments_last_date', sql`${table.lateUntil} is null or ${table.lateUntil} > ${table.dueAt}`),
    check('assignments_marks', sql`${table.maxMark} > 0 and ${table.lateFloor} <= ${table.maxMark}`),
  ],
)

/** Files with instructions for an assignment. */
export const assignmentFiles = pgTable(
  'assignment_files',
  { id: idColumn(), assignmentId: ofAssignment(), ...storedFile() },
  (table) => [index('assignment_files_assignment').on(table.assignmentId, table.id)],
)

/** One student's work for one assignment, as last submitted. */
export const submissions = pgTable(
  'submissions',
  {
    id: idColumn(),
    assignmentId: ofAssignment(),
    studentId: ofStudent(),
    /** Time of the newest attempt, by the server's clock. */
    submittedAt: at('submitted_at').notNull(),
    attempts: integer('attempts').notNull(),
    receiptCode: text('receipt_code').notNull(),
    version: versionColumn(),
    /**
     * Submitted after the class's due date, with no decision about the newest attempt. Maintained by
     * triggers.
     */
    mayAwait: boolean('may_await').notNull().default(false),
  },
  (table) => [
    uniqueIndex('submissions_of_student').on(table.assignmentId, table.studentId),
    index('submissions_student').on(table.studentId),
    index('submissions_at').on(table.submittedAt, table.id),
    index('submissions_awaiting').on(table.submittedAt).where(sql`${table.mayAwait}`),
  ],
)

/** Every submission, with the contents of its receipt. The browser generates its id. */
export const submissionAttempts = pgTable(
  'submission_attempts',
  {
    id: uuid('id').primaryKey(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id),
    number: integer('number').notNull(),
    submittedAt: at('submitted_at').notNull(),
    /** The student's due date and penalty at the time of the submission. */
    dueAt: at('due_at').notNull(),
    penalty: marks('penalty').notNull(),
    reason: text('reason'),
    receiptCode: text('receipt_code').notNull(),
  },
  (table) => [
    uniqueIndex('submission_attempts_number').on(table.submissionId, table.number),
    uniqueIndex('submission_attempts_receipt').on(table.receiptCode),
  ],
)

export const submissionFiles = pgTable(
  'submission_files',
  {
    id: idColumn(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => submissionAttempts.id),
    /** A file carried over to the next attempt keeps its key. */
    ...storedFile(),
  },
  (table) => [index('submission_files_attempt').on(table.attemptId, table.id)],
)

/** A file being uploaded. The browser generates its id. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    assignmentId: ofAssignment(),
    studentId: ofStudent(),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** When the file was last changed according to the student's device, in milliseconds since 1970. */
    lastModified: bigint('last_modified', { mode: 'number' }),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    startedAt: at('started_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Set once the upload is complete, checked, and stored as one file. */
    completedAt: at('completed_at'),
    key: text('key'),
    type: text('type'),
    sha256: text('sha256'),
  },
  (table) => [
    index('uploads_of_student').on(table.studentId, table.assignmentId),
    index('uploads_expiry').on(table.expiresAt),
    check('uploads_received', sql`${table.received} between 0 and ${table.size}`),
    check('uploads_complete', sql`(${table.completedAt} is null) = (${table.key} is null)`),
  ],
)

/** The pieces of an incomplete upload, each a file in the store. */
export const uploadPieces = pgTable(
  'upload_pieces',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    offset: bigint('offset', { mode: 'number' }).notNull(),
    size: integer('size').notNull(),
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.offset] })],
)

/**
 * Extensions for single students. Their dates are those of the class plus the days of all extensions in
 * force.
 */
export const studentDueDates = pgTable(
  'student_due_dates',
  {
    id: idColumn(),
    assignmentId: ofAssignment(),
    studentId: ofStudent(),
    /** Calendar days that this extension adds. */
    days: integer('days').notNull().default(0),
    /** Both dates after this extension was given, kept as history. */
    dueAt: at('due_at').notNull(),
    lateUntil: at('late_until'),
    source: text('source', { enum: ['mitigation', 'admin'] }).notNull(),
    /**
     * The mitigation request. No foreign key, so that the id is kept as history when the request is deleted.
     */
    requestId: uuid('request_id'),
    /** Penalty of work already submitted, before and after the extension; null if there was none. */
    penaltyBefore: marks('penalty_before'),
    penaltyAfter: marks('penalty_after'),
    /** Penalty just before the reversal. The work may have been submitted after the extension was given. */
    penaltyAtReversal: marks('penalty_at_reversal'),
    /** Penalty after the reversal. */
    penaltyRestored: marks('penalty_restored'),
    createdAt: at('created_at').notNull(),
    createdBy: uuid('created_by').references(() => people.id),
    reversedAt: at('reversed_at'),
    reversedBy: uuid('reversed_by').references(() => people.id),
  },
  (table) => [index('student_due_dates_student').on(table.assignmentId, table.studentId)],
)

/** Decisions about late work. The newest one about the newest attempt applies. */
export const lateDecisions = pgTable(
  'late_decisions',
  {
    id: idColumn(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id),
    /** The attempt it applies to. Each new attempt needs a new decision. */
    attempt: integer('attempt').notNull(),
    decision: text('decision', { enum: ['accepted', 'waived', 'rejected'] }).notNull(),
    reason: text('reason'),
    penaltyBefore: marks('penalty_before').notNull(),
    penaltyAfter: marks('penalty_after').notNull(),
    decidedBy: uuid('decided_by')
      .notNull()
      .references(() => people.id),
    decidedAt: at('decided_at').notNull(),
    supersededAt: at('superseded_at'),
  },
  (table) => [
    index('late_decisions_submission').on(table.submissionId, table.id),
    uniqueIndex('late_decisions_in_force').on(table.submissionId).where(sql`${table.supersededAt} is null`),
  ],
)

/** Feedback returned to a student with the mark. The mark itself is a mark entry of the results. */
export const assignmentFeedback = pgTable(
  'assignment_feedback',
  {
    assignmentId: ofAssignment(),
    studentId: ofStudent(),
    text: text('text'),
    fileId: uuid('file_id'),
    fileKey: text('file_key'),
    fileName: text('file_name'),
    fileType: text('file_type'),
    fileSize: integer('file_size'),
    fileSha256: text('file_sha256'),
    fileAt: at('file_at'),
    /** The selected levels of the rubric, with their words as they were. */
    rubric: jsonb('rubric').$type<RubricResult[]>(),
    version: versionColumn(),
  },
  (table) => [primaryKey({ columns: [table.assignmentId, table.studentId] })],
)

/** Students who were reminded of the approaching due date, so that each is reminded once. */
export const assignmentReminders = pgTable(
  'assignment_reminders',
  { assignmentId: ofAssignment(), studentId: ofStudent(), at: at('at').notNull() },
  (table) => [primaryKey({ columns: [table.assignmentId, table.studentId] })],
)
