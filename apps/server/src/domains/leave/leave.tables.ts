import { leaveParts, leaveStatuses } from '@campanile/contract/leave/leave.ts'
import { ledgerKinds } from '@campanile/contract/leave/leave-balances.ts'
import { linkAudiences } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, citext, idColumn, searchColumn, versionColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

/** A stretch of the institution's wall clock. */
const tsrange = customType<{ data: string }>({ dataType: () => 'tsrange' })

const person = () =>
  uuid('person_id')
    .notNull()
    .references(() => people.id)
const leaveType = () =>
  uuid('leave_type_id')
    .notNull()
    .references(() => leaveTypes.id)

/** Kinds of leave, with what a year of them is worth. */
export const leaveTypes = pgTable(
  'leave_types',
  {
    id: idColumn(),
    name: citext('name').notNull(),
    paid: boolean('paid').notNull(),
    /** Null: without a yearly limit. */
    entitledMinutes: integer('entitled_minutes'),
    dayMinutes: integer('day_minutes').notNull(),
    allowsHalfDays: boolean('allows_half_days').notNull(),
    allowsHours: boolean('allows_hours').notNull(),
    fileAfterDays: integer('file_after_days'),
    carryOverMinutes: integer('carry_over_minutes').notNull(),
    carryOverMonths: integer('carry_over_months').notNull(),
    roles: text('roles', { enum: linkAudiences }).array().notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    searchText: searchColumn('search_text', sql`name::text || ' leave'`),
    archivedAt: at('archived_at'),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('leave_types_name').on(table.name).where(sql`archived_at is null`),
    check('leave_types_day', sql`${table.dayMinutes} > 0`),
  ],
)

/** Requests for leave. In the migration, a constraint keeps one person's pending and approved ones from overlapping. */
export const leaveRequests = pgTable(
  'leave_requests',
  {
    /** Made by the browser, so that one sent twice is one. */
    id: uuid('id').primaryKey(),
    personId: person(),
    leaveTypeId: leaveType(),
    from: date('first_day').notNull(),
    to: date('last_day').notNull(),
    part: text('part', { enum: leaveParts }).notNull(),
    startsAt: time('starts_at'),
    endsAt: time('ends_at'),
    /** The time it takes on the institution's clock; noon of a half day is the middle of the shift. */
    during: tsrange('during').notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: leaveStatuses }).notNull(),
    submittedAt: at('submitted_at').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: uuid('decided_by').references(() => people.id),
    /** Stays when the approval is taken back later. */
    approvedAt: at('approved_at'),
    rejectionReason: text('rejection_reason'),
    revokedReason: text('revoked_reason'),
    version: versionColumn(),
  },
  (table) => [
    index('leave_requests_person').on(table.personId, table.submittedAt),
    index('leave_requests_order').on(table.submittedAt, table.id),
    index('leave_requests_status').on(table.status, table.submittedAt),
    index('leave_requests_days').on(table.from, table.to),
    index('leave_requests_type').on(table.leaveTypeId),
    check('leave_requests_in_order', sql`${table.from} <= ${table.to}`),
    check('leave_requests_hours', sql`(${table.part} = 'hours') = (${table.startsAt} is not null)`),
    check('leave_requests_times', sql`(${table.startsAt} is null) = (${table.endsAt} is null)`),
  ],
)

/** The days a request takes off the balance, as counted when it was submitted and again when it was approved. */
export const leaveRequestDays = pgTable(
  'leave_request_days',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => leaveRequests.id),
    date: date('date').notNull(),
    minutes: integer('minutes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.date] }),
    index('leave_request_days_date').on(table.date),
    check('leave_request_days_count', sql`${table.minutes} > 0`),
  ],
)

/** Files that belong to a request. */
export const leaveAttachments = pgTable(
  'leave_attachments',
  {
    id: idColumn(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => leaveRequests.id),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    key: text('key').notNull(),
    uploadedAt: at('uploaded_at').notNull(),
  },
  (table) => [index('leave_attachments_request').on(table.requestId, table.id)],
)

/** Why each balance is what it is: a balance is the sum of its entries, and stored nowhere else. */
export const leaveLedger = pgTable(
  'leave_ledger',
  {
    id: idColumn(),
    personId: person(),
    leaveTypeId: leaveType(),
    /** The calendar year in which the leave year begins. */
    year: integer('year').notNull(),
    kind: text('kind', { enum: ledgerKinds }).notNull(),
    /** Signed: what it adds. */
    minutes: integer('minutes').notNull(),
    requestId: uuid('request_id').references(() => leaveRequests.id),
    note: text('note'),
    /** Null: by the rules. */
    by: uuid('by').references(() => people.id),
    at: at('at').notNull(),
  },
  (table) => [
    // What follows from rules exists once, however often and by however many it is worked out.
    uniqueIndex('leave_ledger_ruled')
      .on(table.personId, table.leaveTypeId, table.year, table.kind)
      .where(sql`kind in ('entitlement', 'carry-over', 'expiry')`),
    uniqueIndex('leave_ledger_request')
      .on(table.requestId, table.year, table.kind)
      .where(sql`request_id is not null`),
    index('leave_ledger_balance').on(table.personId, table.year, table.leaveTypeId),
    index('leave_ledger_year').on(table.year, table.leaveTypeId),
    check(
      'leave_ledger_of_request',
      sql`(${table.kind} in ('taken', 'returned')) = (${table.requestId} is not null)`,
    ),
  ],
)
