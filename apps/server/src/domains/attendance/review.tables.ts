import { findingKinds } from '@campanile/contract/attendance/attendance-review.ts'
import { attendanceStatuses } from '@campanile/contract/attendance/attendance-words.ts'
import { disputeStates } from '@campanile/contract/attendance/my-attendance.ts'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn, versionColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { storedSources } from './attendance.tables.ts'

const session = () =>
  uuid('session_id')
    .notNull()
    .references(() => sessions.id)
const student = () =>
  uuid('student_id')
    .notNull()
    .references(() => people.id)

/** A register taken after its session, and the reason. */
export const lateRegisters = pgTable('late_registers', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => sessions.id),
  takenAt: at('taken_at').notNull(),
  takenBy: uuid('taken_by')
    .notNull()
    .references(() => people.id),
  reason: text('reason').notNull(),
})

/** Given before a session. A notice alone does not excuse the student. */
export const absenceNotices = pgTable(
  'absence_notices',
  {
    sessionId: session(),
    studentId: student(),
    reason: text('reason').notNull(),
    givenAt: at('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.studentId] })],
)

/** A student's dispute, with the record at that time. */
export const disputes = pgTable(
  'disputes',
  {
    id: idColumn(),
    sessionId: session(),
    studentId: student(),
    openedAt: at('opened_at').notNull(),
    words: text('words'),
    /** Null when the student disputes a refused attempt. */
    disputedStatus: text('disputed_status', { enum: attendanceStatuses }),
    disputedSource: text('disputed_source', { enum: storedSources }),
    state: text('state', { enum: disputeStates }).notNull().default('open'),
    decidedAt: at('decided_at'),
    decidedBy: uuid('decided_by').references(() => people.id),
    answer: text('answer'),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('disputes_one_open').on(table.sessionId, table.studentId).where(sql`state = 'open'`),
    index('disputes_record').on(table.sessionId, table.studentId, table.id),
    index('disputes_state').on(table.state, table.id),
  ],
)

/** Something about check-ins that a person should review, found afterwards. */
export const findings = pgTable(
  'attendance_findings',
  {
    id: idColumn(),
    kind: text('kind', { enum: findingKinds }).notNull(),
    /** Identifies the finding, so that it is reported only once. */
    key: text('key').notNull(),
    foundAt: at('found_at').notNull(),
    state: text('state', { enum: ['open', 'fine', 'changed'] })
      .notNull()
      .default('open'),
    decidedAt: at('decided_at'),
    decidedBy: uuid('decided_by').references(() => people.id),
    words: text('words'),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('attendance_findings_key').on(table.key),
    index('attendance_findings_state').on(table.state, table.foundAt),
  ],
)

/** The check-ins or records that a finding is about. */
export const findingSides = pgTable(
  'attendance_finding_sides',
  {
    findingId: uuid('finding_id')
      .notNull()
      .references(() => findings.id, { onDelete: 'cascade' }),
    sessionId: session(),
    studentId: student(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.findingId, table.sessionId, table.studentId] }),
    index('attendance_finding_sides_session').on(table.sessionId),
    index('attendance_finding_sides_student').on(table.studentId),
  ],
)
