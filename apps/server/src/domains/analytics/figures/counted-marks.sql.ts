import { type SQL, sql } from 'drizzle-orm'
import { countStatuses, countsAt } from '#domains/attendance/counted.sql.ts'

// Records count as in the reports: sessions that are not cancelled, and excuses only once their session
// begins.

/** Records `r` of sessions `s` that count at this time, with the check-in `w`, if any. */
export const countedMarks = (now: Date, which: SQL): SQL => sql`sessions s
  join attendance_records r on r.session_id = s.id
  left join check_in_windows w on w.session_id = s.id
  where ${which} and s.status <> 'cancelled' and ${countsAt(now, sql`r`)}`

/** Whether students checked in themselves, so that the time of the record is their arrival. */
export const isOwn = sql`(w.opened_at is not null and r.source in ('face', 'passkey', 'code') and r.status in ('present', 'late'))`

/**
 * Minutes since the session's start, rounded up so that 10 still belongs to the first ten. Limited to about a
 * week.
 */
export const ownMinutes = sql`least(greatest(ceil(extract(epoch from r.marked_at - s.starts_at) / 60), 0), 9999)::smallint`

export const statusCounts = countStatuses(sql`r`)
