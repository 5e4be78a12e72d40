import { markSheetStatuses, markStates } from '@campanile/contract/results/mark-sheets.ts'
import { markChangeKinds } from '@campanile/contract/results/marks-moderation.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, idColumn, versionColumn } from '#db/columns.ts'
import { assignments } from '#domains/assignments/assignments.tables.ts'
import { exams } from '#domains/exams/exams.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { classes, terms } from '#domains/structure/structure.tables.ts'

const markColumn = (name: string) => numeric(name, { precision: 7, scale: 2 })

/** The marks for one exam or assignment, with the same id; created with the first mark. */
export const markSheets = pgTable(
  'mark_sheets',
  {
    id: uuid('id').primaryKey(),
    examId: uuid('exam_id')
      .unique()
      .references(() => exams.id),
    assignmentId: uuid('assignment_id')
      .unique()
      .references(() => assignments.id),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    status: text('status', { enum: markSheetStatuses }).notNull().default('draft'),
    submittedAt: at('submitted_at'),
    submittedBy: uuid('submitted_by').references(() => people.id),
    publishedAt: at('published_at'),
    publishedBy: uuid('published_by').references(() => people.id),
    version: versionColumn(),
  },
  (table) => [
    index('mark_sheets_class').on(table.classId),
    index('mark_sheets_waiting').on(table.submittedAt).where(sql`${table.status} = 'submitted'`),
    check('mark_sheets_of_one', sql`num_nonnulls(exam_id, assignment_id) = 1`),
    check('mark_sheets_id', sql`id = coalesce(exam_id, assignment_id)`),
    check('mark_sheets_submitted', sql`(status = 'draft') = (submitted_at is null)`),
    check('mark_sheets_published', sql`(status = 'published') = (published_at is not null)`),
  ],
)

/** One student's mark. The student can see it, in any way, only while `released_at` is set. */
export const markEntries = pgTable(
  'mark_entries',
  {
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => markSheets.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => people.id),
    state: text('state', { enum: markStates }),
    mark: markColumn('mark'),
    /** Only for markers. */
    comment: text('comment'),
    enteredBy: uuid('entered_by').references(() => people.id),
    enteredAt: at('entered_at').notNull(),
    withheld: boolean('withheld').notNull().default(false),
    withheldReason: text('withheld_reason'),
    releasedAt: at('released_at'),
    version: versionColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.sheetId, table.studentId] }),
    index('mark_entries_student').on(table.studentId),
    check('mark_entries_marked', sql`(state is not distinct from 'marked') = (mark is not null)`),
    check('mark_entries_not_negative', sql`mark >= 0`),
    check('mark_entries_withheld', sql`not withheld or released_at is null`),
    check('mark_entries_released', sql`released_at is null or state is not null`),
  ],
)

/** The history of each mark, with who changed it and why. Rows are only added. */
export const markChanges = pgTable(
  'mark_changes',
  {
    id: idColumn(),
    sheetId: uuid('sheet_id').notNull(),
    studentId: uuid('student_id').notNull(),
    kind: text('kind', { enum: markChangeKinds }).notNull(),
    at: at('at').notNull(),
    /** Null for changes made by the demo campus. */
    by: uuid('by').references(() => people.id),
    beforeState: text('before_state', { enum: markStates }),
    beforeMark: markColumn('before_mark'),
    afterState: text('after_state', { enum: markStates }),
    afterMark: markColumn('after_mark'),
    reason: text('reason'),
    /** The import that wrote it, used to undo that import. */
    plan: text('plan'),
  },
  (table) => [
    foreignKey({
      name: 'mark_changes_of_entry',
      columns: [table.sheetId, table.studentId],
      foreignColumns: [markEntries.sheetId, markEntries.studentId],
    }),
    index('mark_changes_sheet').on(table.sheetId, table.id),
    index('mark_changes_entry').on(table.sheetId, table.studentId, table.id),
  ],
)

/**
 * Grades by percentage, from a term until a later term has its own scheme; without a term, from the start.
 */
export const gradeSchemes = pgTable(
  'grade_schemes',
  {
    id: idColumn(),
    name: text('name').notNull(),
    fromTermId: uuid('from_term_id').references(() => terms.id),
    createdAt: at('created_at').notNull(),
    archivedAt: at('archived_at'),
    version: versionColumn(),
  },
  () => [
    uniqueIndex('grade_schemes_term')
      .on(sql`coalesce(from_term_id, '00000000-0000-0000-0000-000000000000')`)
      .where(sql`archived_at is null`),
  ],
)

/** A grade from a percentage up to the next band. */
export const gradeBands = pgTable(
  'grade_bands',
  {
    schemeId: uuid('scheme_id')
      .notNull()
      .references(() => gradeSchemes.id, { onDelete: 'cascade' }),
    /** 0 is the highest. */
    place: smallint('place').notNull(),
    letter: text('letter').notNull(),
    fromPercent: numeric('from_percent', { precision: 5, scale: 2 }).notNull(),
    points: numeric('points', { precision: 4, scale: 2 }).notNull(),
    passes: boolean('passes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schemeId, table.place] }),
    uniqueIndex('grade_bands_percent').on(table.schemeId, table.fromPercent),
    check('grade_bands_percentage', sql`from_percent between 0 and 100`),
  ],
)
