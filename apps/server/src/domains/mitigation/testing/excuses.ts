import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'

interface MarkRow {
  sessionId: string
  status: string
  source: string
  markedAt: Date
  markedBy: string | null
}

/** A student's attendance records as they are stored. */
export const marksOf = (db: Database, studentId: string) =>
  rowsOf<MarkRow>(
    db,
    sql`select session_id as "sessionId", status, source, marked_at as "markedAt", marked_by as "markedBy"
    from attendance_records where student_id = ${studentId} order by session_id`,
  )
