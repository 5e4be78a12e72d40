import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a record in a session read as `s` counts: an excuse given in advance counts once the session
 * begins.
 */
export const countsAt = (now: Date, mark: SQL): SQL =>
  sql`(${mark}.status <> 'excused' or s.starts_at <= ${now})`

/**
 * Whether check-in was opened or attendance recorded in a session read as `s`. Excuses given in advance do
 * not count, so that they do not prevent moving it.
 */
export const recordedInS = sql`(exists (select 1 from check_in_windows w where w.session_id = s.id)
  or exists (select 1 from attendance_records a where a.session_id = s.id and a.status <> 'excused'))`
