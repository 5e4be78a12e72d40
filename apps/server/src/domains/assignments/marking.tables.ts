import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, versionColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { assignments, submissionFiles } from './assignments.tables.ts'

/** Office files of submissions that were converted to PDF, by the key of the submitted file. */
export const workPreviews = pgTable(
  'work_previews',
  {
    sourceKey: text('source_key').primaryKey(),
    /** Null: it could not be converted. */
    key: text('key'),
    size: integer('size').notNull(),
    at: at('at').notNull(),
  },
  (table) => [uniqueIndex('work_previews_key').on(table.key)],
)

/** Comments at points of a submitted PDF file. The browser generates the id. */
export const workAnnotations = pgTable(
  'work_annotations',
  {
    id: uuid('id').primaryKey(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => submissionFiles.id),
    page: integer('page').notNull(),
    /** Shares of the page's width and height, from the top left corner. */
    x: numeric('x', { precision: 5, scale: 4, mode: 'number' }).notNull(),
    y: numeric('y', { precision: 5, scale: 4, mode: 'number' }).notNull(),
    text: text('text').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => people.id),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    version: versionColumn(),
  },
  (table) => [
    index('work_annotations_file').on(table.fileId, table.page),
    check(
      'work_annotations_on_page',
      sql`${table.page} > 0 and ${table.x} between 0 and 1 and ${table.y} between 0 and 1`,
    ),
  ],
)

/** Comments that a person keeps to use in feedback. The browser generates the id. */
export const feedbackComments = pgTable(
  'feedback_comments',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('feedback_comments_person').on(table.personId, table.createdAt)],
)

/** Two submissions of one assignment with passages in common. Each comparison replaces the rows of the one before. */
export const workSimilarities = pgTable(
  'work_similarities',
  {
    assignmentId: uuid('assignment_id')
      .notNull()
      .references(() => assignments.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => people.id),
    otherId: uuid('other_id')
      .notNull()
      .references(() => people.id),
    /** Share of the student's words that are in passages of the other's text too. */
    percent: smallint('percent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.studentId, table.otherId] }),
    index('work_similarities_student').on(table.studentId),
    index('work_similarities_other').on(table.otherId),
    check('work_similarities_percent', sql`${table.percent} between 1 and 100`),
  ],
)
