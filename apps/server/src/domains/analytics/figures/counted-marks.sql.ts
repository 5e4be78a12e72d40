import { type SQL, sql } from 'drizzle-orm'
import { countsAt } from '#domains/attendance/counted.sql.ts'

// Records count as in the reports: sessions that are not cancelled, and excuses only once their session
// begins.

export const zone = sql`coalesce((select time_zone from institution), 'UTC')`

/** Records `r` of sessions `s` that count at this time, with the check-in `w`, if any. */
export const countedMarks = (now: Date, which: SQL): SQL => sql`sessions s
  join attendance_records r on r.session_id = s.id
  left join check_in_windows w on w.session_id = s.id
  where ${which} and s.status <> 'cancelled' and ${countsAt(now, sql`r`)}`

/** Whether students checked in themselves, so that the time of the record is their arrival. */
export const isOwn = sql`(w.opened_at is not null and r.source in ('face', 'passkey', 'code') and r.status in ('present', 'late'))`

/** When the check-in used for this record was opened. A reopened check-in has earlier openings. */
const openedAt = sql`case when r.marked_at >= w.opened_at then w.opened_at else coalesce(
  (select max(b.opened_at) from earlier_windows b where b.session_id = r.session_id and b.opened_at <= r.marked_at),
  w.opened_at) end`

/**
 * Minutes since check-in opened, rounded up so that 10 still belongs to the first ten. Limited to about a
 * week.
 */
export const ownMinutes = sql`least(greatest(ceil(extract(epoch from r.marked_at - (${openedAt})) / 60), 0), 9999)::smallint`

export const statusCounts = sql`
  count(*) filter (where r.status = 'present') as present, count(*) filter (where r.status = 'late') as late,
  count(*) filter (where r.status = 'absent') as absent, count(*) filter (where r.status = 'excused') as excused`
