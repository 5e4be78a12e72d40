import {
  attemptMethods,
  attemptOutcomes,
  attendanceStatuses,
} from '@campanile/contract/attendance/attendance-words.ts'
import {
  deviceProblems,
  type RefusalReason,
  refusalReasons,
} from '@campanile/contract/attendance/check-in.ts'
import type { StaffRefusal } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, bytea, idColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { classes } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'

const session = () => uuid('session_id').references(() => sessions.id)
/** How records are stored. `closing` is derived from them (record-source.sql.ts). */
export const storedSources = ['face', 'passkey', 'code', 'manual', 'import', 'leave', 'mitigation'] as const

/** The period in which a session accepts check-ins. Its codes are derived, not stored. */
export const checkInWindows = pgTable(
  'check_in_windows',
  {
    id: idColumn(),
    sessionId: session().notNull().unique(),
    openedBy: uuid('opened_by')
      .notNull()
      .references(() => people.id),
    openedAt: at('opened_at').notNull(),
    lateAfter: at('late_after').notNull(),
    closesAt: at('closes_at').notNull(),
    closedAt: at('closed_at'),
  },
  (table) => [check('check_in_windows_in_order', sql`${table.lateAfter} <= ${table.closesAt}`)],
)

/** Every attempt to check in, with its outcome. */
export const attempts = pgTable(
  'attempts',
  {
    id: idColumn(),
    at: at('at').notNull(),
    classId: uuid('class_id').references(() => classes.id),
    sessionId: session(),
    /** Null when nobody was signed in. */
    personId: uuid('person_id').references(() => people.id),
    method: text('method', { enum: attemptMethods }).notNull(),
    outcome: text('outcome', { enum: attemptOutcomes }).notNull(),
    reason: text('reason', { enum: [...refusalReasons, ...deviceProblems] }),
    similarity: real('similarity'),
    /** Metres to the room. The location itself is not stored. */
    distance: integer('distance'),
    scanId: uuid('scan_id'),
    challengeId: uuid('challenge_id'),
    deviceId: uuid('device_id'),
    /** The scan was made without signing in, on a different network from the check-in. */
    networkChanged: boolean('network_changed').notNull().default(false),
  },
  (table) => [
    index('attempts_at').on(table.at),
    index('attempts_session').on(table.sessionId, table.id),
    index('attempts_person').on(table.personId, table.id),
    // Makes scans and challenges single-use across server processes.
    uniqueIndex('attempts_challenge').on(table.challengeId),
    // For finding devices that checked in several students.
    index('attempts_device')
      .on(table.deviceId, table.at)
      .where(sql`outcome = 'accepted' and method <> 'scan'`),
    uniqueIndex('attempts_scan').on(table.scanId).where(sql`outcome = 'accepted' and method <> 'scan'`),
    // Gives each scan made without signing in to one person only.
    uniqueIndex('attempts_scan_holder').on(table.scanId).where(sql`outcome = 'accepted' and method = 'scan'`),
  ],
)

/**
 * Scans by signed-out browsers. They are only counted, so that anonymous visitors cannot fill the database
 * with attempts.
 */
export const anonymousScans = pgTable(
  'anonymous_scans',
  {
    id: idColumn(),
    /** A session, or a location where staff check in. */
    subjectId: uuid('subject_id').notNull(),
    outcome: text('outcome').$type<'accepted' | RefusalReason | StaffRefusal>().notNull(),
    /** Keyed hash of the network of accepted scans. Empty for refused ones, which are counted together. */
    network: bytea('network').notNull(),
    count: integer('count').notNull(),
    lastAt: at('last_at').notNull(),
  },
  (table) => [
    uniqueIndex('anonymous_scans_counter').on(table.subjectId, table.outcome, table.network),
    index('anonymous_scans_last_at').on(table.lastAt),
  ],
)

export const attendanceRecords = pgTable(
  'attendance_records',
  {
    sessionId: session().notNull(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => people.id),
    status: text('status', { enum: attendanceStatuses }).notNull(),
    source: text('source', { enum: storedSources }).notNull(),
    markedAt: at('marked_at').notNull(),
    /** Null when the student checked in themselves, or closing check-in marked them absent. */
    markedBy: uuid('marked_by').references(() => people.id),
    version: integer('version').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.studentId] }),
    index('attendance_records_student').on(table.studentId, table.markedAt),
  ],
)

/** Manual changes with the previous record, so that they can be undone and explained. */
export const attendanceChanges = pgTable(
  'attendance_changes',
  {
    id: idColumn(),
    sessionId: session().notNull(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => people.id),
    at: at('at').notNull(),
    by: uuid('by')
      .notNull()
      .references(() => people.id),
    beforeStatus: text('before_status', { enum: attendanceStatuses }),
    beforeSource: text('before_source', { enum: storedSources }),
    beforeMarkedAt: at('before_marked_at'),
    beforeMarkedBy: uuid('before_marked_by'),
    afterStatus: text('after_status', { enum: attendanceStatuses }).notNull(),
    reason: text('reason'),
    undoneAt: at('undone_at'),
  },
  (table) => [index('attendance_changes_record').on(table.sessionId, table.studentId, table.id)],
)
