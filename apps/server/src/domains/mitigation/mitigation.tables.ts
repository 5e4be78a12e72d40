import { mitigationEffectKinds, mitigationStatuses } from '@campanile/contract/mitigation/mitigation.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, idColumn, versionColumn } from '#db/columns.ts'
import { assignments } from '#domains/assignments/assignments.tables.ts'
import { exams } from '#domains/exams/exams.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { classes } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'

const ofRequest = () =>
  uuid('request_id')
    .notNull()
    .references(() => mitigationRequests.id, { onDelete: 'cascade' })

/** A student's request for mitigation; spec.md section 3. The browser generates its id. */
export const mitigationRequests = pgTable(
  'mitigation_requests',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => people.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    reason: text('reason').notNull(),
    courseCode: text('course_code'),
    assignmentName: text('assignment_name'),
    originalDueDate: date('original_due_date'),
    requestedExtension: integer('requested_extension').notNull(),
    requestDate: at('request_date').notNull(),
    status: text('status', { enum: mitigationStatuses }).notNull().default('pending'),
    classId: uuid('class_id').references(() => classes.id),
    /** The assignment the request names, if there is one in Campanile. */
    assignmentId: uuid('assignment_id').references(() => assignments.id),
    /** An exam of the class. */
    examId: uuid('exam_id').references(() => exams.id),
    /** The number of files ever uploaded, which gives the next one a unique path. */
    filesSent: integer('files_sent').notNull().default(0),
    adminNotes: text('admin_notes'),
    reviewedAt: at('reviewed_at'),
    reviewedBy: uuid('reviewed_by').references(() => people.id),
    autoApproved: boolean('auto_approved').notNull().default(false),
    grantedExtension: integer('granted_extension'),
    reversedAt: at('reversed_at'),
    reversedBy: uuid('reversed_by').references(() => people.id),
    reversalReason: text('reversal_reason'),
    version: versionColumn(),
  },
  (table) => [
    index('mitigation_requests_date').on(table.requestDate, table.id),
    index('mitigation_requests_status').on(table.status, table.requestDate, table.id),
    index('mitigation_requests_student').on(table.studentId, table.requestDate, table.id),
    index('mitigation_requests_assignment').on(table.assignmentId),
    index('mitigation_requests_exam').on(table.examId),
    index('mitigation_requests_search').using(
      'gin',
      sql`(title || ' ' || coalesce(course_code, '') || ' ' || coalesce(assignment_name, '')) gin_trgm_ops`,
    ),
    check('mitigation_requests_decided', sql`(status = 'pending') = (reviewed_at is null)`),
    check('mitigation_requests_granted', sql`(status = 'approved') = (granted_extension is not null)`),
    check('mitigation_requests_reversed', sql`reversed_at is null or status = 'approved'`),
  ],
)

/** Sessions that a request asks to be excused from. */
export const mitigationRequestSessions = pgTable(
  'mitigation_request_sessions',
  {
    requestId: ofRequest(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.sessionId] }),
    index('mitigation_request_sessions_session').on(table.sessionId),
  ],
)

/** Evidence; the bytes are in the file store. */
export const mitigationAttachments = pgTable(
  'mitigation_attachments',
  {
    id: idColumn(),
    requestId: ofRequest(),
    /** Key in the file store. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    uploadedAt: at('uploaded_at').notNull(),
  },
  (table) => [index('mitigation_attachments_request').on(table.requestId, table.id)],
)

/** A change made by an approval, as text, with the data needed to undo it. */
export const mitigationEffects = pgTable(
  'mitigation_effects',
  {
    id: idColumn(),
    requestId: ofRequest(),
    kind: text('kind', { enum: mitigationEffectKinds }).notNull(),
    subject: text('subject').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
    obstacle: text('obstacle'),
    /** Row ids and values, in the format of the domain that made the change; null: nothing was changed. */
    undo: jsonb('undo'),
    appliedAt: at('applied_at').notNull(),
    reversedAt: at('reversed_at'),
  },
  (table) => [index('mitigation_effects_request').on(table.requestId, table.id)],
)
