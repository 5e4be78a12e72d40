import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { queryValues } from '#db/rows.ts'
import { enrolments } from '#domains/structure/structure.tables.ts'

const queryIds = (db: Database, query: ReturnType<typeof sql>): Promise<string[]> =>
  queryValues(db, enrolments.studentId)`${query}`

export const listEnrolled = (db: Database, classId: string) =>
  queryIds(db, sql`select student_id as id from enrolments where class_id = ${classId} and left_at is null`)

export async function isEnrolled(db: Database, classId: string, studentId: string): Promise<boolean> {
  const found = await queryIds(
    db,
    sql`select student_id as id from enrolments
      where class_id = ${classId} and student_id = ${studentId} and left_at is null`,
  )
  return found.length === 1
}
