import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions } from '#db/lists.ts'
import { pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { type ClashRow, clashRow } from './bookings.repo.ts'
import {
  inOrderOfB,
  joinClassOfB,
  joinOccupiersOfB,
  selectClashes,
  selectPlannedClashes,
} from './clashes.sql.ts'
import type { AddedSession } from './planned-sessions.repo.ts'
import { meetings } from './timetable.tables.ts'
import type { Days } from './weekly.rules.ts'

const termMeetingRow = {
  id: meetings.id,
  classId: meetings.classId,
  roomId: meetings.roomId,
  weekday: meetings.weekday,
  startsAt: pgType.text,
  endsAt: pgType.text,
}
export type TermMeeting = ShapeRow<typeof termMeetingRow>

interface Named {
  name: string
}

export const findTermDays = (
  db: Database,
  termId: string,
): Promise<{ term: Days & Named; holidays: (Days & Named)[] } | undefined> =>
  queryRow(db, { term: pgType.json<Days & Named>(), holidays: pgType.json<(Days & Named)[]>() })`
    select json_build_object('name', t.name, 'firstDay', t.first_day, 'lastDay', t.last_day) as term,
      (select coalesce(json_agg(json_build_object('name', h.name, 'firstDay', h.first_day, 'lastDay', h.last_day)),
        '[]')
        from holidays h where h.term_id = t.id or h.term_id is null) as holidays
    from terms t where t.id = ${termId}`

/** The weekly meetings of classes of a term that are not archived: of all, or of these. */
export const listTermMeetings = (
  db: Database,
  termId: string,
  classIds?: readonly string[],
): Promise<TermMeeting[]> =>
  queryRows(db, termMeetingRow)`
    select m.id, m.class_id, m.room_id, m.weekday,
      to_char(m.starts_at, 'HH24:MI') as starts_at, to_char(m.ends_at, 'HH24:MI') as ends_at
    from meetings m join classes k on k.id = m.class_id
    where ${allConditions(
      sql`k.term_id = ${termId} and k.archived_at is null and m.archived_at is null`,
      classIds && sql`k.id = any(${sql.param(classIds)}::uuid[])`,
    )}
    order by m.id`

/** The resources of new sessions: `place`, `class_id`, `resource`, `resource_id`, `during`. */
function wantedBy(added: readonly AddedSession[]): SQL {
  const list = (values: readonly (string | null)[]) => sql.param(values)
  return sql`
    select n.place, n.class_id, w.resource, w.id as resource_id, tstzrange(n.starts_at, n.ends_at) as during
    from unnest(${list(added.map((it) => it.meeting.classId))}::uuid[],
      ${list(added.map((it) => it.meeting.roomId))}::uuid[],
      ${list(added.map((it) => it.slot.startsAt.toISOString()))}::timestamptz[],
      ${list(added.map((it) => it.slot.endsAt.toISOString()))}::timestamptz[]
    ) with ordinality as n(class_id, room_id, starts_at, ends_at, place)
    cross join lateral (
      select 'room' as resource, n.room_id as id where n.room_id is not null
      union all select 'lecturer', l.lecturer_id from class_lecturers l where l.class_id = n.class_id
      union all select 'batch', k.batch_id from class_batches k where k.class_id = n.class_id
    ) as w`
}

type ListClashes = (db: Database, added: readonly AddedSession[], limit: number) => Promise<ClashRow[]>

/** The existing bookings of the room, lecturers or batches of new sessions. */
export const listClashesByIndex: ListClashes = (db, added, limit) =>
  queryRows(db, clashRow)`
    ${selectClashes}
    from (${wantedBy(added)}) as wanted
    join session_bookings b on b.resource = wanted.resource and b.resource_id = wanted.resource_id
      and b.during && wanted.during
    ${joinOccupiersOfB}
    ${inOrderOfB} limit ${limit}`

/** Overlaps among the new sessions themselves. */
export const listClashesByScan: ListClashes = (db, added, limit) =>
  queryRows(db, clashRow)`
    with wanted as materialized (${wantedBy(added)})
    ${selectPlannedClashes}
    from wanted a
    join wanted b on b.resource = a.resource and b.resource_id = a.resource_id and b.place > a.place
      and b.during && a.during
    ${joinClassOfB}
    ${inOrderOfB} limit ${limit}`
