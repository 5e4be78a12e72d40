import { attendanceSource } from '@campanile/contract/timetable/timetable.ts'
import { type SQL, sql } from 'drizzle-orm'
import { pgType } from '#db/rows.ts'

/** The type of a source as it is shown, for row shapes. */
export const shownSource = pgType.oneOf(attendanceSource.options)

/** How a record came about. The same as recordSource of attendance.rules.ts, in SQL; a test checks that both agree. */
export const sourceOfRecord = (record: SQL): SQL => sql`case
  when ${record}.status = 'absent' and ${record}.source = 'manual' and ${record}.marked_by is null then 'closing'
  else ${record}.source end`

/**
 * The source of the record that a dispute, read as `d`, is about. A person who records an absence leaves
 * a change, closing check-in does not.
 */
export const sourceOfDisputed = sql`case
  when d.disputed_status = 'absent' and d.disputed_source = 'manual' and not exists (
    select 1 from attendance_changes h where h.session_id = d.session_id and h.student_id = d.student_id
      and h.id < d.id and (h.undone_at is null or h.undone_at > d.opened_at)) then 'closing'
  else d.disputed_source end`
