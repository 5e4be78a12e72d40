import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { Searched } from './search.rules.ts'
import { type Asked, type Fits, fitsAny, fitting, latest, lookedAt } from './search.sql.ts'
import { classesOf, type Reader } from './search-study.repo.ts'

const assignments = { table: sql`assignments`, time: sql`due_at` }
const exams = { table: sql`exams`, time: sql`starts_at` }

/** Courses of a word whose work is looked through; of more than those it is found among the latest. */
const manyCourses = 40

/** Some of all the work, or what is set in the reader's own classes. */
function which(reader: Reader, asked: Asked, { table, time }: typeof assignments): SQL {
  if (reader.role !== 'admin') return sql`w.class_id in (${classesOf(reader)})`
  const called = (fits: Fits, most: number) =>
    sql`select w.id from ${table} w where ${fits(sql`w.search_text`)} limit ${most}`
  const ofCourses = (fits: Fits, most: number) => sql`select w.id
    from (select c.id from courses c where ${fits(sql`c.search_text`)} limit ${manyCourses}) c
    join classes k on k.course_id = c.id join ${table} w on w.class_id = k.id limit ${most}`
  const among = sql`select id from (select id, search_text from ${table} order by ${time} desc, id desc limit ${latest}) w
    where ${fitsAny(sql`w.search_text`, asked)}`
  return sql`w.id in (${lookedAt(asked, { together: [called], alone: [called, ofCourses], among })})`
}

const texts = sql`w.search_text as title_text, w.search_text || c.search_text as text`
/** A course's code alone is looked for among courses. */
const byTitle = (asked: Asked) => fitsAny(sql`x.title_text`, asked)

export interface AssignmentRow extends Searched {
  id: string
  name: string
  courseCode: string
  dueAt: Date
  published: boolean
}

/** Assignments by their title, and course where it is typed, too; students find what is published. */
export const findAssignments = (db: Database, reader: Reader, asked: Asked): Promise<AssignmentRow[]> =>
  rowsOf(
    db,
    fitting(asked, {
      rows: sql`
        select w.id, w.title as name, c.code::text as "courseCode", w.due_at as "dueAt",
          w.published_at is not null as published, ${texts}
        from assignments w join classes k on k.id = w.class_id join courses c on c.id = k.course_id
        where ${which(reader, asked, assignments)}
          and w.archived_at is null
          and ${reader.role === 'student' ? sql`w.published_at is not null` : sql`true`}`,
      only: byTitle(asked),
      order: sql`x."dueAt" desc, x.id`,
    }),
    ['dueAt'],
  )

export interface ExamRow extends Searched {
  id: string
  name: string
  courseCode: string
  startsAt: Date
  state: 'draft' | 'published' | 'cancelled'
}

/** A sitting in place of another is its own students' alone. */
const sits = ({ id, role }: Reader) =>
  role === 'student'
    ? sql`(w.sitting = 'class' or exists (select 1 from exam_deferrals f
        where f.new_exam_id = w.id and f.student_id = ${id} and f.reversed_at is null))`
    : sql`true`

/** Exams by their title, and course where it is typed, too; others than admins find what is published. */
export const findExams = (db: Database, reader: Reader, asked: Asked): Promise<ExamRow[]> =>
  rowsOf(
    db,
    fitting(asked, {
      rows: sql`
        select w.id, w.title as name, c.code::text as "courseCode", w.starts_at as "startsAt",
          case when w.cancelled_at is not null then 'cancelled' when w.published_at is null then 'draft' else 'published' end as state,
          ${texts}
        from exams w join classes k on k.id = w.class_id join courses c on c.id = k.course_id
        where ${which(reader, asked, exams)}
          and w.archived_at is null
          and ${reader.role === 'admin' ? sql`true` : sql`w.published_at is not null`} and ${sits(reader)}`,
      only: byTitle(asked),
      order: sql`x."startsAt" desc, x.id`,
    }),
    ['startsAt'],
  )
