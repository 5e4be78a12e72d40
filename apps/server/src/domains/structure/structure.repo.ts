import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { classLecturers } from './structure.tables.ts'

export async function teachesClass(db: Database, lecturerId: string, classId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(classLecturers)
    .where(and(eq(classLecturers.classId, classId), eq(classLecturers.lecturerId, lecturerId)))
  return row !== undefined
}
