import type { Database } from '#db/database.ts'
import { queryRows } from '#db/rows.ts'
import { attendanceRecords } from '#domains/attendance/attendance.tables.ts'

const markRow = {
  sessionId: attendanceRecords.sessionId,
  status: attendanceRecords.status,
  source: attendanceRecords.source,
  markedAt: attendanceRecords.markedAt,
  markedBy: attendanceRecords.markedBy,
}

/** A student's attendance records as they are stored. */
export const readStudentRecords = (db: Database, studentId: string) =>
  queryRows(db, markRow)`select session_id, status, source, marked_at, marked_by
    from attendance_records where student_id = ${studentId} order by session_id`
