import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { preparedRowsOf, rowsOf } from '#db/rows.ts'
import type { Named, Searched } from './search.rules.ts'
import { type Asked, anyOf, type Fits, fitsAny, fitting, latest, lookedAt } from './search.sql.ts'
import { ownRows } from './search-own.sql.ts'
import { classesOf, type Reader } from './search-study.repo.ts'
import type { Found } from './search-trail.rules.ts'

const assignments = { table: sql`assignments`, time: sql`due_at` }
const exams = { table: sql`exams`, time: sql`starts_at` }

/** Courses of a word whose work is looked through; of more than those it is found among the latest. */
const manyCourses = 40

/** Some of all the work. */
function workLookedAt(asked: Asked, { table, time }: typeof assignments): SQL {
  const called = (fits: Fits, most: number) =>
    sql`select w.id from ${table} w where ${fits(sql`w.search_text`)} limit ${most}`
  const ofCourses = (fits: Fits, most: number) => sql`select w.id
    from (select c.id from courses c where ${fits(sql`c.search_text`)} limit ${manyCourses}) c
    join classes k on k.course_id = c.id join ${table} w on w.class_id = k.id limit ${most}`
  const among = sql`select id from (select id, search_text from ${table} where archived_at is null order by ${time} desc, id desc limit ${latest}) w
    where ${fitsAny(sql`w.search_text`, asked)}`
  return sql`w.id in (${lookedAt(asked, { together: [called], alone: [called, ofCourses], among })})`
}

const which = (asked: Asked, found: Found, work: typeof assignments) =>
  found === 'anywhere'
    ? workLookedAt(asked, work)
    : sql`w.id in (select unnest(${sql.param(found.ids)}::uuid[])
        union select w.id from classes k join ${work.table} w on w.class_id = k.id
        where k.course_id = ${anyOf(found.owners)})`

/** Found by their title, and course where it is typed, too: a course's code alone is looked for among courses. */
const texts = sql`w.search_text as anchor, w.search_text || c.search_text as text`

export interface AssignmentRow extends Named {
  id: string
  courseCode: string
  dueAt: Date
  published: boolean
}

const assignmentRows = (which: SQL) => sql`
  select w.id, w.title as name, c.code::text as "courseCode", w.due_at as "dueAt",
    w.published_at is not null as published, ${texts}
  from assignments w join classes k on k.id = w.class_id join courses c on c.id = k.course_id
  where ${which} and w.archived_at is null`
const lastDue = sql`x."dueAt" desc, x.id`

export const findAssignments = (db: Database, asked: Asked, found: Found) =>
  rowsOf<AssignmentRow & Searched>(
    db,
    fitting(asked, {
      rows: assignmentRows(which(asked, found, assignments)),
      anchored: true,
      order: lastDue,
    }),
    ['dueAt'],
  )

/** Students have what is published. */
export const listOwnAssignments = (db: Database, reader: Reader, asked: Asked) =>
  preparedRowsOf<AssignmentRow>(
    db,
    `search-own-assignments-${reader.role}`,
    ownRows(asked, {
      rows: assignmentRows(sql`w.class_id in (${classesOf(reader)})
        and ${reader.role === 'student' ? sql`w.published_at is not null` : sql`true`}`),
      order: lastDue,
    }),
  )

export interface ExamRow extends Named {
  id: string
  courseCode: string
  startsAt: Date
  state: 'draft' | 'published' | 'cancelled'
}

const examRows = (which: SQL) => sql`
  select w.id, w.title as name, c.code::text as "courseCode", w.starts_at as "startsAt",
    case when w.cancelled_at is not null then 'cancelled' when w.published_at is null then 'draft' else 'published' end as state,
    ${texts}
  from exams w join classes k on k.id = w.class_id join courses c on c.id = k.course_id
  where ${which} and w.archived_at is null`
const lastStarting = sql`x."startsAt" desc, x.id`

export const findExams = (db: Database, asked: Asked, found: Found) =>
  rowsOf<ExamRow & Searched>(
    db,
    fitting(asked, { rows: examRows(which(asked, found, exams)), anchored: true, order: lastStarting }),
    ['startsAt'],
  )

/** A sitting in place of another is its own students' alone. */
const sits = ({ id, role }: Reader) =>
  role === 'student'
    ? sql`(w.sitting = 'class' or exists (select 1 from exam_deferrals f
        where f.new_exam_id = w.id and f.student_id = ${id} and f.reversed_at is null))`
    : sql`true`

/** What is published. */
export const listOwnExams = (db: Database, reader: Reader, asked: Asked) =>
  preparedRowsOf<ExamRow>(
    db,
    `search-own-exams-${reader.role}`,
    ownRows(asked, {
      rows: examRows(sql`w.class_id in (${classesOf(reader)})
        and w.published_at is not null and ${sits(reader)}`),
      order: lastStarting,
    }),
  )
