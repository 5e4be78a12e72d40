import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { nameOrderOfP, nameShape } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { classes, courses, terms } from '#domains/structure/structure.tables.ts'

const resultClassRow = {
  classId: classes.id,
  courseCode: pgType.text,
  courseTitle: courses.title,
  credits: courses.credits,
  termId: terms.id,
  termName: terms.name,
  firstDay: pgType.text,
  lastDay: pgType.text,
}
export type ResultClassRow = ShapeRow<typeof resultClassRow>

const selectClasses = (db: Database, where: SQL) =>
  queryRows(db, resultClassRow)`
    select c.id as class_id, k.code::text as course_code, k.title as course_title, k.credits, t.id as term_id,
      t.name as term_name, t.first_day::text as first_day, t.last_day::text as last_day
    from classes c join courses k on k.id = c.course_id join terms t on t.id = c.term_id
    where ${where}
    order by t.first_day desc, t.id, k.code, c.id`

export async function findClass(db: Database, classId: string): Promise<ResultClassRow | undefined> {
  const [row] = await selectClasses(db, sql`c.id = ${classId}::uuid`)
  return row
}

/** Enrolments `n` with results: current ones, and ended ones with a mark that the student has seen. */
const hasResults = sql`(n.left_at is null or exists (
  select 1 from mark_entries m join mark_sheets s on s.id = m.sheet_id
  where s.class_id = n.class_id and m.student_id = n.student_id and m.released_at is not null))`

/** Classes in which a student has results, newest term first. */
export const listStudentClasses = (db: Database, studentId: string) =>
  selectClasses(
    db,
    sql`exists (
      select 1 from enrolments n
      where n.class_id = c.id and n.student_id = ${studentId}::uuid and ${hasResults})`,
  )

const resultStudentRow = {
  id: people.id,
  ...nameShape,
}
export type ResultStudentRow = ShapeRow<typeof resultStudentRow>

const studentColumns = sql`p.id, p.first_name, p.last_name, p.number, p.profile_image`

/** Students by name. */
export const listClassStudents = (db: Database, classId: string) =>
  queryRows(db, resultStudentRow)`
    select ${studentColumns} from enrolments n join people p on p.id = n.student_id
    where n.class_id = ${classId}::uuid and ${hasResults} order by ${nameOrderOfP}`

/** Undefined unless the person is a student. */
export const findStudent = (db: Database, studentId: string): Promise<ResultStudentRow | undefined> =>
  queryRow(
    db,
    resultStudentRow,
  )`select ${studentColumns} from people p where p.id = ${studentId}::uuid and p.role = 'student'`
