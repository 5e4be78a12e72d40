import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { narrowed, type RecordFilters, type RecordRow, selectRecords } from './student-attendance.repo.ts'

interface NextRows {
  filters: RecordFilters
  timeZone: string
  /** The last record read so far. */
  after: RecordRow | undefined
  limit: number
}

const behind = ({ startsAt, sessionId, studentId }: RecordRow) =>
  sql`s.starts_at <= ${startsAt}
    and (s.starts_at < ${startsAt} or (a.session_id, a.student_id) > (${sessionId}, ${studentId}))`

/**
 * The next page of records, ordered by session rather than by time, so that a record changed meanwhile keeps
 * its position.
 */
export const listRecordsAfter = (db: Database, { filters, timeZone, after, limit }: NextRows) =>
  selectRecords(
    db,
    sql`${narrowed(filters, timeZone)} and ${after ? behind(after) : sql`true`}`,
    sql`order by s.starts_at desc, a.session_id, a.student_id limit ${limit}`,
  )
