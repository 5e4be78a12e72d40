import {
  linkAudiences,
  staffDaySources,
  staffDeviceProblems,
  staffRefusals,
} from '@campanile/contract/staff-attendance/staff-attendance.ts'
import {
  type StaffDaySnapshot,
  staffDayActs,
} from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { staffDayStatuses } from '@campanile/contract/staff-attendance/staff-day-statuses.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, idColumn, versionColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import type { LeaveTime } from './staff-day.rules.ts'

const person = () =>
  uuid('person_id')
    .notNull()
    .references(() => people.id)

/**
 * Working hours. Without a person, a rule applies to everyone without their own. A day follows a single rule,
 * so rules in use can only be ended.
 */
export const shiftRules = pgTable(
  'shift_rules',
  {
    id: idColumn(),
    personId: uuid('person_id').references(() => people.id),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day'),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    graceMinutes: integer('grace_minutes').notNull(),
    halfDayAfterMinutes: integer('half_day_after_minutes').notNull(),
    absentAfterMinutes: integer('absent_after_minutes').notNull(),
    weekdays: smallint('weekdays').array().notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('shift_rules_person_day').on(
      sql`coalesce(person_id, '00000000-0000-0000-0000-000000000000')`,
      table.firstDay,
    ),
    index('shift_rules_person').on(table.personId),
    check('shift_rules_hours', sql`${table.startsAt} < ${table.endsAt}`),
    check('shift_rules_days', sql`${table.lastDay} is null or ${table.firstDay} <= ${table.lastDay}`),
    check(
      'shift_rules_thresholds',
      sql`0 <= ${table.graceMinutes} and ${table.graceMinutes} <= ${table.halfDayAfterMinutes} and ${table.halfDayAfterMinutes} <= ${table.absentAfterMinutes}`,
    ),
  ],
)

/**
 * A location where people check in: the link in its rotating QR code, or one that requires the campus
 * network.
 */
export const staffLinks = pgTable(
  'staff_links',
  {
    id: idColumn(),
    audience: text('audience', { enum: linkAudiences }).notNull(),
    place: text('place').notNull(),
    network: text('network'),
    opensAt: time('opens_at'),
    closesAt: time('closes_at'),
    rotating: boolean('rotating').notNull(),
    active: boolean('active').notNull().default(true),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    version: versionColumn(),
  },
  (table) => [
    check('staff_links_guarded', sql`${table.rotating} or ${table.network} is not null`),
    check('staff_links_hours', sql`(${table.opensAt} is null) = (${table.closesAt} is null)`),
  ],
)

/** One for each person and date. */
export const staffDays = pgTable(
  'staff_days',
  {
    personId: person(),
    date: date('date').notNull(),
    inAt: at('in_at'),
    outAt: at('out_at'),
    inSource: text('in_source', { enum: staffDaySources }),
    outSource: text('out_source', { enum: staffDaySources }),
    inLinkId: uuid('in_link_id').references(() => staffLinks.id),
    outLinkId: uuid('out_link_id').references(() => staffLinks.id),
    /** Null while it cannot be determined. */
    status: text('status', { enum: staffDayStatuses }),
    /** An admin set the status, so it no longer follows from the times. */
    decided: boolean('decided').notNull().default(false),
    /** On leave for the whole day. */
    onLeave: boolean('on_leave').notNull().default(false),
    /** Parts of the day on leave. */
    leaveTimes: jsonb('leave_times').$type<LeaveTime[]>().notNull().default([]),
    version: versionColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.date] }),
    index('staff_days_date').on(table.date),
    index('staff_days_open').on(table.date).where(sql`in_at is not null and out_at is null`),
    check('staff_days_in_order', sql`${table.outAt} is null or ${table.inAt} <= ${table.outAt}`),
  ],
)

/** Each change of a day, by whom and why; rows are never updated. */
export const staffDayChanges = pgTable(
  'staff_day_changes',
  {
    id: idColumn(),
    personId: person(),
    date: date('date').notNull(),
    at: at('at').notNull(),
    act: text('act', { enum: staffDayActs }).notNull(),
    /** Null: the person themselves, or the closing of the day. */
    by: uuid('by').references(() => people.id),
    before: jsonb('before').$type<StaffDaySnapshot>(),
    after: jsonb('after').$type<StaffDaySnapshot>().notNull(),
    reason: text('reason'),
  },
  (table) => [
    index('staff_day_changes_day').on(table.personId, table.date, table.id),
    foreignKey({
      columns: [table.personId, table.date],
      foreignColumns: [staffDays.personId, staffDays.date],
      name: 'staff_day_changes_of_day',
    }),
  ],
)

/** Every attempt to check in or out, with its outcome. */
export const staffAttempts = pgTable(
  'staff_attempts',
  {
    id: idColumn(),
    at: at('at').notNull(),
    /** Null while signed out. */
    personId: uuid('person_id').references(() => people.id),
    act: text('act', { enum: ['scan', 'challenge', 'check-in', 'check-out'] }).notNull(),
    method: text('method', { enum: ['link', 'face', 'passkey'] }).notNull(),
    linkId: uuid('link_id').references(() => staffLinks.id),
    outcome: text('outcome', { enum: ['accepted', 'refused'] }).notNull(),
    reason: text('reason', { enum: [...staffRefusals, ...staffDeviceProblems] }),
    similarity: real('similarity'),
    challengeId: uuid('challenge_id'),
    deviceId: uuid('device_id'),
  },
  (table) => [
    index('staff_attempts_at').on(table.at),
    index('staff_attempts_person').on(table.personId, table.id),
    index('staff_attempts_link').on(table.linkId, table.at),
    // Makes each challenge single-use across all server processes.
    uniqueIndex('staff_attempts_challenge').on(table.challengeId),
  ],
)

/** Requested corrections; at most one pending request per day. */
export const staffCorrections = pgTable(
  'staff_corrections',
  {
    id: idColumn(),
    personId: person(),
    date: date('date').notNull(),
    inTime: time('in_time'),
    outTime: time('out_time'),
    reason: text('reason').notNull(),
    status: text('status', { enum: ['pending', 'accepted', 'rejected'] }).notNull(),
    requestedAt: at('requested_at').notNull(),
    answer: text('answer'),
    decidedBy: uuid('decided_by').references(() => people.id),
    decidedAt: at('decided_at'),
  },
  (table) => [
    uniqueIndex('staff_corrections_pending').on(table.personId, table.date).where(sql`status = 'pending'`),
    index('staff_corrections_person').on(table.personId, table.date, table.id),
    index('staff_corrections_status').on(table.status, table.requestedAt),
    check('staff_corrections_times', sql`${table.inTime} is not null or ${table.outTime} is not null`),
  ],
)

/** Days that are closed: absences are recorded and people who forgot to check out are notified. */
export const staffDayClosings = pgTable('staff_day_closings', {
  date: date('date').primaryKey(),
  closedAt: at('closed_at').notNull(),
  absent: integer('absent').notNull(),
  forgotten: integer('forgotten').notNull(),
})
