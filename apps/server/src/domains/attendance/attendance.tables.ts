import {
  deviceProblems,
  type RefusalReason,
  refusalReasons,
} from '@campanile/contract/attendance/check-in.ts'
import type { StaffRefusal } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { attendanceSource, attendanceStatuses } from '@campanile/contract/timetable/timetable.ts'
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
export const markSources = attendanceSource.options as [string, ...string[]] as [
  'face',
  'passkey',
  'code',
  'manual',
  'import',
  'leave',
  'mitigation',
]

/** The interval in which a session accepts attendance. Its codes are derived, not stored. */
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

/** Every try to check in, kept with its outcome. */
export const attempts = pgTable(
  'attempts',
  {
    id: idColumn(),
    at: at('at').notNull(),
    classId: uuid('class_id').references(() => classes.id),
    sessionId: session(),
    /** Null while signed out. */
    personId: uuid('person_id').references(() => people.id),
    method: text('method', { enum: ['scan', 'face', 'passkey', 'code', 'kiosk', 'offline'] }).notNull(),
    outcome: text('outcome', { enum: ['accepted', 'refused', 'claimed'] }).notNull(),
    reason: text('reason', { enum: [...refusalReasons, ...deviceProblems] }),
    similarity: real('similarity'),
    /** Metres to the room; the place itself is not kept. */
    distance: integer('distance'),
    scanId: uuid('scan_id'),
    challengeId: uuid('challenge_id'),
    deviceId: uuid('device_id'),
    /** Scanned on another network than the one the check-in came from, without signing in. */
    networkChanged: boolean('network_changed').notNull().default(false),
  },
  (table) => [
    index('attempts_at').on(table.at),
    index('attempts_session').on(table.sessionId, table.id),
    index('attempts_person').on(table.personId, table.id),
    // What makes scans and challenges single-use, whichever server process asks.
    uniqueIndex('attempts_challenge').on(table.challengeId),
    // Finds devices that checked in several students.
    index('attempts_device')
      .on(table.deviceId, table.at)
      .where(sql`outcome = 'accepted' and method <> 'scan'`),
    uniqueIndex('attempts_scan').on(table.scanId).where(sql`outcome = 'accepted' and method <> 'scan'`),
    // One person for each scan that was made without signing in.
    uniqueIndex('attempts_scan_holder').on(table.scanId).where(sql`outcome = 'accepted' and method = 'scan'`),
  ],
)

/** Scans by browsers that were not signed in: counted, so that strangers cannot fill the database with attempts. */
export const anonymousScans = pgTable(
  'anonymous_scans',
  {
    id: idColumn(),
    /** A session, or a place where staff check in. */
    subjectId: uuid('subject_id').notNull(),
    outcome: text('outcome').$type<'accepted' | RefusalReason | StaffRefusal>().notNull(),
    /** A keyed hash of the network of accepted ones; empty for refused ones, which are counted together. */
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
    source: text('source', { enum: markSources }).notNull(),
    markedAt: at('marked_at').notNull(),
    /** Null when the student did it, or the closing of the window. */
    markedBy: uuid('marked_by').references(() => people.id),
    version: integer('version').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.studentId] }),
    index('attendance_records_student').on(table.studentId, table.markedAt),
  ],
)

/** Marks made by hand and what stood before, so that each can be taken back and explained. */
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
    beforeSource: text('before_source', { enum: markSources }),
    beforeMarkedAt: at('before_marked_at'),
    beforeMarkedBy: uuid('before_marked_by'),
    afterStatus: text('after_status', { enum: attendanceStatuses }).notNull(),
    reason: text('reason'),
    undoneAt: at('undone_at'),
  },
  (table) => [index('attendance_changes_record').on(table.sessionId, table.studentId, table.id)],
)
