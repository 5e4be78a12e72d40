import { discrepancyDecisions, discrepancyKinds } from '@campanile/contract/payroll/pay-discrepancies.ts'
import {
  payBases,
  payLineKinds,
  payRunKinds,
  payRunStatuses,
} from '@campanile/contract/payroll/pay-values.ts'
import { employmentTypes, roles } from '@campanile/contract/roles.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, idColumn, versionColumn } from '#db/columns.ts'
import { leaveRequests } from '#domains/leave/leave.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import type { PayItemRule } from './items/pay-item.rules.ts'
import { payItems } from './pay-setup.tables.ts'

const person = () =>
  uuid('person_id')
    .notNull()
    .references(() => people.id)
const by = (name: string) => uuid(name).references(() => people.id)
const run = () =>
  uuid('pay_run_id')
    .notNull()
    .references(() => payRuns.id, { onDelete: 'cascade' })
const minorUnits = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** The pay for a month, or the counter-lines of a reversed run. */
export const payRuns = pgTable(
  'pay_runs',
  {
    /** Created by the browser, so that a repeated request creates one run. */
    id: uuid('id').primaryKey(),
    month: text('month').notNull(),
    kind: text('kind', { enum: payRunKinds }).notNull(),
    status: text('status', { enum: payRunStatuses }).notNull(),
    currency: text('currency').notNull(),
    /** The pay items at the last computation; adjustments in later runs use them again. */
    items: jsonb('items').$type<PayItemRule[]>().notNull().default([]),
    /** The reference time of the last computation: sessions that ended by then count. */
    countedAt: at('counted_at'),
    problem: text('problem'),
    reversalOf: uuid('reversal_of').references((): AnyPgColumn => payRuns.id),
    /** Why the run was reversed or, on a reversal, why it was made. */
    reason: text('reason'),
    createdAt: at('created_at').notNull(),
    createdBy: by('created_by').notNull(),
    computedAt: at('computed_at'),
    /**
     * The person who started the latest computation. Null on runs from before this was recorded, which their
     * creator computed.
     */
    computedBy: by('computed_by'),
    approvedAt: at('approved_at'),
    approvedBy: by('approved_by'),
    paidAt: at('paid_at'),
    paidBy: by('paid_by'),
    /** The latest bank file since the approval, and a digest of whom it pays. */
    bankFileAt: at('bank_file_at'),
    bankFileDigest: text('bank_file_digest'),
    /** The pay date announced at approval. */
    payOn: date('pay_on'),
    paidOn: date('paid_on'),
    lockedAt: at('locked_at'),
    lockedBy: by('locked_by'),
    reversedAt: at('reversed_at'),
    reversedBy: by('reversed_by'),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('pay_runs_month').on(table.month).where(sql`kind = 'regular' and reversed_at is null`),
    uniqueIndex('pay_runs_reversal').on(table.reversalOf),
    index('pay_runs_order').on(table.month, table.createdAt),
    check('pay_runs_of_reversal', sql`(${table.kind} = 'reversal') = (${table.reversalOf} is not null)`),
  ],
)

/** The people of a run and whether each is computed; an interrupted computation continues from here. */
export const payRunPeople = pgTable(
  'pay_run_people',
  {
    payRunId: run(),
    personId: person(),
    computedAt: at('computed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.payRunId, table.personId] }),
    index('pay_run_people_left').on(table.payRunId, table.personId).where(sql`computed_at is null`),
  ],
)

/** One per person whom the run pays. Its sums are the sums of its lines. */
export const payslips = pgTable(
  'payslips',
  {
    id: idColumn(),
    payRunId: run(),
    personId: person(),
    /** As at the time of computation. */
    personName: text('person_name').notNull(),
    personNumber: text('person_number'),
    personRole: text('person_role', { enum: roles }).notNull(),
    employmentType: text('employment_type', { enum: employmentTypes }),
    basis: text('basis', { enum: payBases }),
    earnings: minorUnits('earnings'),
    deductions: minorUnits('deductions'),
    taxes: minorUnits('taxes'),
    adjustments: minorUnits('adjustments'),
    carried: minorUnits('carried'),
    net: minorUnits('net'),
    /** The net pay that was not sent when the run was marked as paid; the next run carries it. */
    unpaid: minorUnits('unpaid').default(0),
  },
  (table) => [
    uniqueIndex('payslips_run_person').on(table.payRunId, table.personId),
    check('payslips_unpaid', sql`${table.unpaid} in (0, ${table.net})`),
    index('payslips_person').on(table.personId, table.payRunId),
    check(
      'payslips_net',
      sql`${table.net} = ${table.earnings} - ${table.deductions} - ${table.taxes} + ${table.adjustments} + ${table.carried}`,
    ),
  ],
)

export const payLines = pgTable(
  'pay_lines',
  {
    id: idColumn(),
    payslipId: uuid('payslip_id')
      .notNull()
      .references(() => payslips.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind', { enum: payLineKinds }).notNull(),
    /** Lines with the same key and month pay for the same thing, in any run. */
    key: text('key').notNull(),
    label: text('label').notNull(),
    detail: text('detail'),
    amount: minorUnits('amount'),
    /** On an adjustment: the month that it corrects, and the kind of line. */
    ofMonth: text('of_month'),
    adjusts: text('adjusts', { enum: payLineKinds }),
    payItemId: uuid('pay_item_id').references(() => payItems.id),
  },
  (table) => [
    uniqueIndex('pay_lines_slip').on(table.payslipId, table.position),
    index('pay_lines_month').on(table.ofMonth).where(sql`of_month is not null`),
    check('pay_lines_adjustment', sql`(${table.kind} = 'adjustment') = (${table.ofMonth} is not null)`),
  ],
)

/** The events behind a line. */
export const payLineEvents = pgTable(
  'pay_line_events',
  {
    id: idColumn(),
    payLineId: uuid('pay_line_id')
      .notNull()
      .references(() => payLines.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['session', 'staff-day', 'leave'] }).notNull(),
    /** The date of a staff day, the local date of a session, or the first day of a leave in the month. */
    on: date('on_day').notNull(),
    sessionId: uuid('session_id').references(() => sessions.id),
    leaveRequestId: uuid('leave_request_id').references(() => leaveRequests.id),
    /** On a session: minutes taught. */
    minutes: integer('minutes'),
    /** On a staff day: its status at that time. */
    status: text('status'),
    /** On a staff day or leave: days, as exact text. */
    days: text('days'),
    /** On a session: when check-in was opened or the register taken; null when an admin decided to pay it. */
    checkInAt: at('check_in_at'),
  },
  (table) => [
    index('pay_line_events_line').on(table.payLineId, table.on, table.id),
    index('pay_line_events_session').on(table.sessionId).where(sql`session_id is not null`),
    check(
      'pay_line_events_session_kind',
      sql`(${table.kind} = 'session') = (${table.sessionId} is not null)`,
    ),
    check('pay_line_events_leave', sql`(${table.kind} = 'leave') = (${table.leaveRequestId} is not null)`),
  ],
)

/** Discrepancies to resolve before a run is approved, and the decisions about them. */
export const payDiscrepancies = pgTable(
  'pay_discrepancies',
  {
    id: idColumn(),
    payRunId: run(),
    personId: person(),
    kind: text('kind', { enum: discrepancyKinds }).notNull(),
    /** The id of the session or item concerned; empty when the kind is enough. */
    subject: text('subject').notNull(),
    sessionId: uuid('session_id').references(() => sessions.id),
    on: date('on_day'),
    about: text('about').notNull(),
    decision: text('decision', { enum: discrepancyDecisions }),
    note: text('note'),
    settledAt: at('settled_at'),
    settledBy: by('settled_by'),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('pay_discrepancies_once').on(table.payRunId, table.personId, table.kind, table.subject),
    index('pay_discrepancies_open').on(table.payRunId).where(sql`decision is null`),
    check('pay_discrepancies_settled', sql`(${table.decision} is null) = (${table.settledAt} is null)`),
  ],
)

/** A person's question about a payslip line. Each line has at most one open question. */
export const payQuestions = pgTable(
  'pay_questions',
  {
    /** Created by the browser, so that a repeated request creates one question. */
    id: uuid('id').primaryKey(),
    /** Null when the payslip has been computed again since; the text below keeps the line as it was. */
    payLineId: uuid('pay_line_id').references(() => payLines.id, { onDelete: 'set null' }),
    payslipId: uuid('payslip_id')
      .notNull()
      .references(() => payslips.id),
    personId: person(),
    lineLabel: text('line_label').notNull(),
    lineKind: text('line_kind', { enum: payLineKinds }).notNull(),
    lineAmount: minorUnits('line_amount'),
    question: text('question').notNull(),
    askedAt: at('asked_at').notNull(),
    answer: text('answer'),
    answeredAt: at('answered_at'),
    answeredBy: by('answered_by'),
  },
  (table) => [
    uniqueIndex('pay_questions_open').on(table.payLineId).where(sql`answered_at is null`),
    index('pay_questions_person').on(table.personId, table.askedAt),
    index('pay_questions_order').on(table.askedAt, table.id),
    check('pay_questions_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
)
