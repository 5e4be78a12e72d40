import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'

export interface ResultClassRow {
  classId: string
  courseCode: string
  courseTitle: string
  credits: number
  termId: string
  termName: string
  firstDay: string
  lastDay: string
}

const selectClasses = (db: Database, where: SQL) =>
  rowsOf<ResultClassRow>(
    db,
    sql`
    select c.id as "classId", k.code::text as "courseCode", k.title as "courseTitle", k.credits, t.id as "termId",
      t.name as "termName", t.first_day::text as "firstDay", t.last_day::text as "lastDay"
    from classes c join courses k on k.id = c.course_id join terms t on t.id = c.term_id
    where ${where}
    order by t.first_day desc, t.id, k.code, c.id`,
  )

export async function findClass(db: Database, classId: string): Promise<ResultClassRow | undefined> {
  const [row] = await selectClasses(db, sql`c.id = ${classId}::uuid`)
  return row
}

/** Enrolments `n` with results: current ones, and ended ones with a mark that the student has seen. */
const hasResults = sql`(n.left_at is null or exists (
  select 1 from mark_entries m join mark_sheets s on s.id = m.sheet_id
  where s.class_id = n.class_id and m.student_id = n.student_id and m.released_at is not null))`

/** Classes in which a student has results, newest term first. */
export const listClassesOf = (db: Database, studentId: string) =>
  selectClasses(
    db,
    sql`exists (
      select 1 from enrolments n
      where n.class_id = c.id and n.student_id = ${studentId}::uuid and ${hasResults})`,
  )

export interface ResultStudentRow {
  id: string
  firstName: string
  lastName: string
  number: string | null
  profileImage: string | null
}

const studentColumns = sql`p.id, p.first_name as "firstName", p.last_name as "lastName", p.number,
  p.profile_image as "profileImage"`

/** Students by name. */
export const listStudentsOf = (db: Database, classId: string) =>
  rowsOf<ResultStudentRow>(
    db,
    sql`
    select ${studentColumns} from enrolments n join people p on p.id = n.student_id
    where n.class_id = ${classId}::uuid and ${hasResults} order by ${nameOrderOfP}`,
  )

/** Undefined unless the person is a student. */
export async function findStudent(db: Database, studentId: string): Promise<ResultStudentRow | undefined> {
  const [row] = await rowsOf<ResultStudentRow>(
    db,
    sql`select ${studentColumns} from people p where p.id = ${studentId}::uuid and p.role = 'student'`,
  )
  return row
}
