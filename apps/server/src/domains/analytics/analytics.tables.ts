import type { RiskReason } from '@campanile/contract/analytics/at-risk.ts'
import { riskLevels } from '@campanile/contract/analytics/at-risk.ts'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const count = (name: string) => integer(name).notNull()

/** How often each status stands, as the reports count it. */
const statusCounts = () => ({
  present: count('present'),
  late: count('late'),
  absent: count('absent'),
  excused: count('excused'),
})

/**
 * What has to be worked out again: written by triggers, in the transaction of the change, and by the work itself.
 * Only ever added to and taken from, so that writers never wait for one another.
 */
export const staleFigures = pgTable(
  'stale_figures',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: ['session', 'class'] }).notNull(),
    ref: uuid('ref').notNull(),
    /** Not before then: an excuse counts, and work is due, from a moment on. */
    dueAt: timestamp('due_at', { withTimezone: true, precision: 3 }).notNull().default(sql`'-infinity'`),
  },
  (table) => [
    index('stale_figures_due').on(table.kind, table.dueAt, table.id),
    index('stale_figures_ref').on(table.ref),
  ],
)

/** One for each session and batch that has marks which count. What it joins is found by id, and may be gone. */
export const sessionFigures = pgTable(
  'session_figures',
  {
    sessionId: uuid('session_id').notNull(),
    /** The batch of its students today; null: in none. */
    batchId: uuid('batch_id'),
    classId: uuid('class_id').notNull(),
    termId: uuid('term_id').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Where it stands on the institution's clock: the Monday of its week, its weekday from 1, its hour. */
    week: date('week').notNull(),
    weekday: smallint('weekday').notNull(),
    hour: smallint('hour').notNull(),
    ...statusCounts(),
    /** Those who checked in themselves, by minutes after check-in was opened; bands as the contract has them. */
    arrived5: count('arrived_5'),
    arrived10: count('arrived_10'),
    arrived15: count('arrived_15'),
    arrived20: count('arrived_20'),
    arrived30: count('arrived_30'),
    arrivedLater: count('arrived_later'),
  },
  (table) => [
    unique('session_figures_of').on(table.sessionId, table.batchId).nullsNotDistinct(),
    index('session_figures_week').on(table.termId, table.week),
    index('session_figures_start').on(table.termId, table.startsAt, table.sessionId),
  ],
)

/** All sessions of a week together: what a look over many terms reads. */
export const weekFigures = pgTable(
  'week_figures',
  {
    termId: uuid('term_id').notNull(),
    week: date('week').notNull(),
    sessions: count('sessions'),
    ...statusCounts(),
  },
  (table) => [primaryKey({ columns: [table.termId, table.week] })],
)

/** One student in one class: those enrolled, and those marked before they left. */
export const studentFigures = pgTable(
  'student_figures',
  {
    classId: uuid('class_id').notNull(),
    studentId: uuid('student_id').notNull(),
    termId: uuid('term_id').notNull(),
    batchId: uuid('batch_id'),
    ...statusCounts(),
    /** Of those who checked in themselves: minutes begun since the opening, ascending. */
    presentMinutes: smallint('present_minutes').array().notNull(),
    lateMinutes: smallint('late_minutes').array().notNull(),
    /** Marks in the order of the sessions, and the minutes since 1970 at which these start. */
    letters: text('letters').notNull(),
    starts: integer('starts').array().notNull(),
    /** Work that was due, that came, and that came in time. */
    workDue: count('work_due'),
    workSubmitted: count('work_submitted'),
    workInTime: count('work_in_time'),
    /** Released marks: sum of per cents of the maximum, and how many. */
    markSum: numeric('mark_sum', { precision: 9, scale: 2 }).notNull(),
    markCount: count('mark_count'),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.studentId] }),
    index('student_figures_term').on(table.termId),
    index('student_figures_student').on(table.studentId, table.termId),
  ],
)

/** Students of a term for whom there is a reason to worry. */
export const riskFigures = pgTable(
  'risk_figures',
  {
    termId: uuid('term_id').notNull(),
    studentId: uuid('student_id').notNull(),
    level: text('level', { enum: riskLevels }).notNull(),
    score: smallint('score').notNull(),
    percentage: doublePrecision('percentage'),
    /** Per cent week by week from the first of the term; null where nothing counted. */
    weeks: jsonb('weeks').$type<(number | null)[]>().notNull(),
    missedInARow: smallint('missed_in_a_row').notNull(),
    reasons: jsonb('reasons').$type<RiskReason[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.termId, table.studentId] }),
    index('risk_figures_order').on(table.termId, table.score.desc(), table.studentId),
  ],
)
