import { sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { ClashRow } from './bookings.repo.ts'
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

export interface AddedSession {
  meeting: TermMeeting
  slot: Slot
}

/** What already occupies the room, the lecturers or the batches of sessions that are to be. */
export function listClashesOf(
  db: Database,
  added: readonly AddedSession[],
  limit: number,
): Promise<ClashRow[]> {
  const list = (values: readonly (string | null)[]) => sql.param(values)
  return rowsOf<ClashRow>(
    db,
    sql`
    select b.resource, lower(b.during) as "startsAt", upper(b.during) as "endsAt", c.code::text as "courseCode",
      coalesce(r.name, p.first_name || ' ' || p.last_name, t.code::text) as name
    from unnest(${list(added.map((it) => it.meeting.classId))}::uuid[],
      ${list(added.map((it) => it.meeting.roomId))}::uuid[],
      ${list(added.map((it) => it.slot.startsAt.toISOString()))}::timestamptz[],
      ${list(added.map((it) => it.slot.endsAt.toISOString()))}::timestamptz[]
    ) as n(class_id, room_id, starts_at, ends_at)
    cross join lateral (
      select 'room' as resource, n.room_id as id where n.room_id is not null
      union all select 'lecturer', l.lecturer_id from class_lecturers l where l.class_id = n.class_id
      union all select 'batch', k.batch_id from class_batches k where k.class_id = n.class_id
    ) as wanted
    join session_bookings b on b.resource = wanted.resource and b.resource_id = wanted.id
      and b.during && tstzrange(n.starts_at, n.ends_at)
    join sessions s on s.id = b.session_id
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    left join rooms r on b.resource = 'room' and r.id = b.resource_id
    left join people p on b.resource = 'lecturer' and p.id = b.resource_id
    left join batches t on b.resource = 'batch' and t.id = b.resource_id
    order by lower(b.during), b.resource, name
    limit ${limit}`,
    ['startsAt', 'endsAt'],
  )
}

/** Rows an insert: well below the number of values one statement may carry. */
const batchSize = 2000

export async function insertTermSessions(db: Database, added: readonly AddedSession[]): Promise<void> {
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
