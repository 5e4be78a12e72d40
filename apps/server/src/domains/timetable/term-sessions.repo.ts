import { sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { PlannedSession } from './meeting-change.rules.ts'
import { sessions } from './timetable.tables.ts'
import type { Days, Slot, WeeklyTime } from './weekly.rules.ts'

export interface TermMeeting extends WeeklyTime {
  id: string
  classId: string
  roomId: string | null
}

export async function findTermDays(
  db: Database,
  termId: string,
): Promise<{ term: Days; holidays: Days[] } | undefined> {
  const [row] = await rowsOf<{ term: Days; holidays: Days[] }>(
    db,
    sql`
    select json_build_object('firstDay', t.first_day, 'lastDay', t.last_day) as term,
      (select coalesce(json_agg(json_build_object('firstDay', h.first_day, 'lastDay', h.last_day)), '[]')
        from holidays h where h.term_id = t.id) as holidays
    from terms t where t.id = ${termId}`,
  )
  return row
}

/** The weekly meetings of all classes of a term that are not archived. */
export const listTermMeetings = (db: Database, termId: string): Promise<TermMeeting[]> =>
  rowsOf<TermMeeting>(
    db,
    sql`
    select m.id, m.class_id as "classId", m.room_id as "roomId", m.weekday,
      to_char(m.starts_at, 'HH24:MI') as "startsAt", to_char(m.ends_at, 'HH24:MI') as "endsAt"
    from meetings m join classes k on k.id = m.class_id
    where k.term_id = ${termId} and k.archived_at is null and m.archived_at is null
    order by m.id`,
  )

/** The sessions of those meetings from some time on, as they were planned. */
export const listTermSessions = (
  db: Database,
  termId: string,
  from: Date,
): Promise<(PlannedSession & { meetingId: string })[]> =>
  rowsOf<PlannedSession & { meetingId: string }>(
    db,
    sql`
    select s.id, s.meeting_id as "meetingId", coalesce(s.planned_starts_at, s.starts_at) as "startsAt",
      coalesce(s.planned_ends_at, s.ends_at) as "endsAt",
      (s.status = 'held' or exists (select 1 from check_in_windows w where w.session_id = s.id)
        or exists (select 1 from attendance_records a where a.session_id = s.id)) as fixed
    from sessions s join classes k on k.id = s.class_id
    where k.term_id = ${termId} and s.meeting_id is not null
      and coalesce(s.planned_starts_at, s.starts_at) >= ${from}`,
    ['startsAt', 'endsAt'],
  )

/** Rows an insert: well below the number of values one statement may carry. */
const batchSize = 2000

export async function insertTermSessions(
  db: Database,
  added: readonly { meeting: TermMeeting; slot: Slot }[],
): Promise<void> {
  for (let from = 0; from < added.length; from += batchSize) {
    const rows = added.slice(from, from + batchSize).map(({ meeting, slot }) => ({
      id: newId(),
      meetingId: meeting.id,
      classId: meeting.classId,
      roomId: meeting.roomId,
      ...slot,
    }))
    await db.insert(sessions).values(rows)
  }
}
