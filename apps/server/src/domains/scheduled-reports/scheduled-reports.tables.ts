import { documentFormats } from '@campanile/contract/documents.ts'
import {
  reportKinds,
  reportPeriods,
  reportProblems,
} from '@campanile/contract/scheduled-reports/report-kinds.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, bytea, idColumn, versionColumn } from '#db/columns.ts'
import { mailOutbox } from '#domains/mail/mail.tables.ts'
import { people } from '#domains/people/people.tables.ts'

/** Exports that are sent by email every week or month. */
export const scheduledReports = pgTable(
  'scheduled_reports',
  {
    id: idColumn(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => people.id),
    name: text('name').notNull(),
    report: text('report', { enum: reportKinds }).notNull(),
    /** Filters and order, as the query string of the export. */
    params: text('params').notNull(),
    format: text('format', { enum: documentFormats }).notNull(),
    period: text('period', { enum: reportPeriods }).notNull(),
    every: text('every', { enum: ['week', 'month'] }).notNull(),
    weekday: integer('weekday').notNull(),
    monthDay: integer('month_day').notNull(),
    hour: integer('hour').notNull(),
    /** Null while it is paused. */
    nextAt: at('next_at'),
    pausedBecause: text('paused_because', { enum: reportProblems }),
    createdAt: at('created_at').notNull(),
    version: versionColumn(),
  },
  (table) => [
    index('scheduled_reports_owner').on(table.ownerId),
    index('scheduled_reports_due').on(table.nextAt).where(sql`next_at is not null`),
    check(
      'scheduled_reports_rhythm',
      sql`weekday between 1 and 7 and month_day between 1 and 28
      and hour between 0 and 23`,
    ),
  ],
)

/**
 * The recipients of a report: its owner, and other admins. People who unsubscribed are kept, so that they
 * stay unsubscribed.
 */
export const reportRecipients = pgTable(
  'report_recipients',
  {
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => scheduledReports.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** Of the token in the emails, with which they can be stopped without signing in. */
    stopHash: bytea('stop_hash').notNull().unique(),
    stoppedAt: at('stopped_at'),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.personId] }),
    index('report_recipients_person').on(table.personId),
  ],
)

/** One time that a report was sent, or should have been. */
export const reportRuns = pgTable(
  'report_runs',
  {
    id: idColumn(),
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => scheduledReports.id, { onDelete: 'cascade' }),
    startedAt: at('started_at').notNull(),
    state: text('state', { enum: ['waiting', 'sent', 'failed'] }).notNull(),
    problem: text('problem', { enum: reportProblems }),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('report_runs_schedule').on(table.scheduleId, table.startedAt),
    index('report_runs_started').on(table.startedAt),
    /** Of two clicks at once, the second finds the run of the first. */
    uniqueIndex('report_runs_waiting').on(table.scheduleId).where(sql`state = 'waiting'`),
  ],
)

/** The email of one recipient of a run. */
export const reportMails = pgTable(
  'report_mails',
  {
    mailId: uuid('mail_id')
      .primaryKey()
      .references(() => mailOutbox.id, { onDelete: 'cascade' }),
    runId: uuid('run_id')
      .notNull()
      .references(() => reportRuns.id, { onDelete: 'cascade' }),
  },
  (table) => [index('report_mails_run').on(table.runId)],
)
