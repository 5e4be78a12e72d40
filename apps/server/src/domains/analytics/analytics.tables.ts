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

/** Number of records with each status, counted as in the reports. */
const statusCounts = () => ({
  present: count('present'),
  late: count('late'),
  absent: count('absent'),
  excused: count('excused'),
})

/**
 * Queue of figures to recompute. Triggers add rows in the transaction of the change, and the recomputation
 * adds some itself. Rows are only inserted and deleted, so that writers never wait for one another.
 */
export const staleFigures = pgTable(
  'stale_figures',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: ['session', 'class'] }).notNull(),
    ref: uuid('ref').notNull(),
    /**
     * Not recomputed before this time: an excuse starts to count, or work becomes due, at a certain moment.
     */
    dueAt: timestamp('due_at', { withTimezone: true, precision: 3 }).notNull().default(sql`'-infinity'`),
  },
  (table) => [
    index('stale_figures_due').on(table.kind, table.dueAt, table.id),
    index('stale_figures_ref').on(table.ref),
  ],
)

/**
 * One row per session and batch that has records which count. There are no foreign keys, so referenced rows
 * may be gone.
 */
export const sessionFigures = pgTable(
  'session_figures',
  {
    sessionId: uuid('session_id').notNull(),
    /** The current batch of its students; null: none. */
    batchId: uuid('batch_id'),
    classId: uuid('class_id').notNull(),
    termId: uuid('term_id').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Start in the institution's time zone: the Monday of its week, weekday (Monday is 1) and hour. */
    week: date('week').notNull(),
    weekday: smallint('weekday').notNull(),
    hour: smallint('hour').notNull(),
    ...statusCounts(),
    /**
     * Students who checked in themselves, by minutes after the session's start. The bands are those of the
     * contract.
     */
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

/** Totals of all sessions in a week, for views over many terms. */
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

/** One student in one class, including former students who have records. */
export const studentFigures = pgTable(
  'student_figures',
  {
    classId: uuid('class_id').notNull(),
    studentId: uuid('student_id').notNull(),
    termId: uuid('term_id').notNull(),
    batchId: uuid('batch_id'),
    ...statusCounts(),
    /**
     * For records of students who checked in themselves: minutes after the session's start, rounded up,
     * ascending.
     */
    presentMinutes: smallint('present_minutes').array().notNull(),
    lateMinutes: smallint('late_minutes').array().notNull(),
    /** One letter per record in the order of the sessions, and their starts in minutes since 1970. */
    letters: text('letters').notNull(),
    starts: integer('starts').array().notNull(),
    /** Number of assignments due, submitted, and submitted on time. */
    workDue: count('work_due'),
    workSubmitted: count('work_submitted'),
    workInTime: count('work_in_time'),
    /** Released marks: the sum of their percentages of the maximum, and their number. */
    markSum: numeric('mark_sum', { precision: 9, scale: 2 }).notNull(),
    markCount: count('mark_count'),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.studentId] }),
    index('student_figures_term').on(table.termId),
    index('student_figures_student').on(table.studentId, table.termId),
  ],
)

/** Students of a term who are at risk. */
export const riskFigures = pgTable(
  'risk_figures',
  {
    termId: uuid('term_id').notNull(),
    studentId: uuid('student_id').notNull(),
    level: text('level', { enum: riskLevels }).notNull(),
    score: smallint('score').notNull(),
    percentage: doublePrecision('percentage'),
    /** Percentage for each week from the first of the term; null if nothing counted. */
    weeks: jsonb('weeks').$type<(number | null)[]>().notNull(),
    missedInARow: smallint('missed_in_a_row').notNull(),
    reasons: jsonb('reasons').$type<RiskReason[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.termId, table.studentId] }),
    index('risk_figures_order').on(table.termId, table.score.desc(), table.studentId),
  ],
)
