import { caseEntryKinds, caseOutcomes } from '@campanile/contract/insight/student-cases.ts'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn, versionColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { classes } from '#domains/structure/structure.tables.ts'

/** Stands for "all classes" in the index of open cases, where null would not be unique. */
const noClass = sql`'00000000-0000-0000-0000-000000000000'::uuid`

/** The follow-up of a student at risk. */
export const studentCases = pgTable(
  'student_cases',
  {
    id: idColumn(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => people.id),
    /** Null: about all of the student's classes, and only for admins. */
    classId: uuid('class_id').references(() => classes.id),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => people.id),
    nextStep: text('next_step'),
    nextStepOn: date('next_step_on'),
    openedAt: at('opened_at').notNull(),
    openedBy: uuid('opened_by')
      .notNull()
      .references(() => people.id),
    closedAt: at('closed_at'),
    closedBy: uuid('closed_by').references(() => people.id),
    outcome: text('outcome', { enum: caseOutcomes }),
    outcomeNote: text('outcome_note'),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('student_cases_open')
      .on(table.studentId, sql`coalesce(class_id, ${noClass})`)
      .where(sql`closed_at is null`),
    index('student_cases_student').on(table.studentId),
    index('student_cases_class').on(table.classId, table.openedAt),
    index('student_cases_opened').on(table.openedAt, table.id),
    index('student_cases_closed').on(table.closedAt).where(sql`closed_at is not null`),
    check(
      'student_cases_closing',
      sql`num_nonnulls(${table.closedAt}, ${table.closedBy}, ${table.outcome}) in (0, 3)`,
    ),
    check('student_cases_next_step', sql`num_nonnulls(${table.nextStep}, ${table.nextStepOn}) in (0, 2)`),
  ],
)

/** A note on a case, a message that was sent to its student, or an earlier closing or reopening. */
export const studentCaseEntries = pgTable(
  'student_case_entries',
  {
    id: idColumn(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => studentCases.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    by: uuid('by')
      .notNull()
      .references(() => people.id),
    kind: text('kind', { enum: caseEntryKinds }).notNull(),
    /** Of an earlier closing. */
    outcome: text('outcome', { enum: caseOutcomes }),
    text: text('text').notNull(),
  },
  (table) => [index('student_case_entries_case').on(table.caseId, table.id)],
)
