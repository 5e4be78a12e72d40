import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRow } from '#db/rows.ts'

/** Whether marks of any class of this course are published. Then its credits are part of grade averages. */
export const hasPublishedResults = (courseId: SQL) => sql`exists (
  select 1 from classes k join mark_sheets m on m.class_id = k.id and m.status = 'published'
  where k.course_id = ${courseId})`

export async function courseHasResults(db: Database, courseId: string): Promise<boolean> {
  const row = await queryRow(db, { found: pgType.boolean })`
    select ${hasPublishedResults(sql`${courseId}::uuid`)} as found`
  return row?.found ?? false
}
