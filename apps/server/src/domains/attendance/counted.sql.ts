import { type SQL, sql } from 'drizzle-orm'

/** Of a mark in a session read as `s`: an excuse that was given ahead counts once its session begins. */
export const countsAt = (now: Date, mark: SQL): SQL =>
  sql`(${mark}.status <> 'excused' or s.starts_at <= ${now})`

/** Something was recorded in a session read as `s`; one student's excuse ahead of it keeps nobody from moving it. */
export const recordedInS = sql`(exists (select 1 from check_in_windows w where w.session_id = s.id)
  or exists (select 1 from attendance_records a where a.session_id = s.id and a.status <> 'excused'))`
