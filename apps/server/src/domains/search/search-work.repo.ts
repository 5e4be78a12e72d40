import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, type RowOf } from '#db/row-shape.ts'
import { queryPreparedRows } from '#db/rows.ts'
import { assignments } from '#domains/assignments/assignments.tables.ts'
import { exams } from '#domains/exams/exams.tables.ts'
import { type Asked, anyOf } from './search.sql.ts'
import { fittingRows, foundRows, latest } from './search-fitting.sql.ts'
import { textShape } from './search-shapes.ts'
import { classesOf, type Reader } from './search-study.repo.ts'
import type { Found, Known } from './search-trail.rules.ts'

const allAssignments = sql`
  select w.id, class_id, title, due_at, published_at, search_text from assignments w`
const allExams = sql`
  select w.id, class_id, title, starts_at, published_at, cancelled_at, search_text from exams w`

/** Across the institution, by title and by course; latest first. */
const work = (kind: SQL, time: SQL) => ({
  things: ({ ids, owners }: Known) => sql`
    ${kind} where w.id = ${anyOf(ids)} and w.archived_at is null
    union ${kind} join classes k on k.id = w.class_id where k.course_id = ${anyOf(owners)} and w.archived_at is null`,
  latest: sql`${kind} where w.archived_at is null order by ${time} desc, w.id desc limit ${latest}`,
})

const ofClasses = (kind: SQL, reader: Reader, isSeen: SQL) =>
  sql`${kind} where w.class_id in (${classesOf(reader)}) and w.archived_at is null and ${isSeen}`

const withCourse = sql`join classes k on k.id = w.class_id join courses c on c.id = k.course_id`

/**
 * Found by title, and by course only if a word of the title is typed too. A course code alone finds the
 * course.
 */
const texts = sql`w.search_text as anchor, w.search_text || c.search_text as text`

const assignmentRow = {
  id: assignments.id,
  ...textShape,
  courseCode: pgType.text,
  dueAt: assignments.dueAt,
  published: pgType.boolean,
}
export type AssignmentRow = RowOf<typeof assignmentRow>

const assignmentRows = (which: SQL) => sql`
  select w.id, w.title as name, c.code::text as course_code, w.due_at,
    w.published_at is not null as published, ${texts}
  from (${which}) w ${withCourse}`
const lastDue = sql`x.due_at desc, x.id`

export const findAssignments = (db: Database, found: Found, asked: Asked) =>
  queryPreparedRows(
    db,
    'search-assignments',
    assignmentRow,
    foundRows(asked, found, { rows: assignmentRows, order: lastDue, ...work(allAssignments, sql`due_at`) }),
  )

/** Students only see published ones. */
export const listOwnAssignments = (db: Database, reader: Reader, asked: Asked) =>
  queryPreparedRows(
    db,
    `search-own-assignments-${reader.role}`,
    assignmentRow,
    fittingRows(asked, {
      rows: assignmentRows(
        ofClasses(
          allAssignments,
          reader,
          reader.role === 'student' ? sql`w.published_at is not null` : sql`true`,
        ),
      ),
      order: lastDue,
    }),
  )

const examRow = {
  id: exams.id,
  ...textShape,
  courseCode: pgType.text,
  startsAt: exams.startsAt,
  state: pgType.oneOf(['draft', 'published', 'cancelled']),
}
export type ExamRow = RowOf<typeof examRow>

const examRows = (which: SQL) => sql`
  select w.id, w.title as name, c.code::text as course_code, w.starts_at,
    case when w.cancelled_at is not null then 'cancelled' when w.published_at is null then 'draft' else 'published' end as state,
    ${texts}
  from (${which}) w ${withCourse}`
const lastStarting = sql`x.starts_at desc, x.id`

export const findExams = (db: Database, found: Found, asked: Asked) =>
  queryPreparedRows(
    db,
    'search-exams',
    examRow,
    foundRows(asked, found, { rows: examRows, order: lastStarting, ...work(allExams, sql`starts_at`) }),
  )

/** A deferred sitting is only for its own students. */
const sits = ({ id, role }: Reader) =>
  role === 'student'
    ? sql`(w.sitting = 'class' or exists (select 1 from exam_deferrals f
        where f.new_exam_id = w.id and f.student_id = ${id} and f.reversed_at is null))`
    : sql`true`

/** Only published ones. */
export const listOwnExams = (db: Database, reader: Reader, asked: Asked) =>
  queryPreparedRows(
    db,
    `search-own-exams-${reader.role}`,
    examRow,
    fittingRows(asked, {
      rows: examRows(ofClasses(allExams, reader, sql`w.published_at is not null and ${sits(reader)}`)),
      order: lastStarting,
    }),
  )
