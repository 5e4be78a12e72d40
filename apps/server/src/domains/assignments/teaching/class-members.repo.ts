import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'

async function idsOf(db: Database, query: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db, query)
  return rows.map(({ id }) => id)
}

export const listEnrolled = (db: Database, classId: string) =>
  idsOf(db, sql`select student_id as id from enrolments where class_id = ${classId} and left_at is null`)

export async function isEnrolled(db: Database, classId: string, studentId: string): Promise<boolean> {
  const found = await idsOf(
    db,
    sql`select student_id as id from enrolments
      where class_id = ${classId} and student_id = ${studentId} and left_at is null`,
  )
  return found.length === 1
}
