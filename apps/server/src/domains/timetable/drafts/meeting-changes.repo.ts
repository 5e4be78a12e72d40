import { sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { hasRows, pgType, queryRows } from '#db/rows.ts'
import { recordedInS } from '#domains/attendance/counted.sql.ts'
import { meetings } from '../timetable.tables.ts'
import type { WeeklyPlace } from './draft-problem.rules.ts'

const ids = (values: readonly string[]) => sql`${sql.param(values)}::uuid[]`

const versionRow = { id: meetings.id, version: meetings.version }
type Versions = { id: string; version: number }[]

/** Sets the time and room of meetings; ended ones take place again. */
export const placeMeetings = (
  db: Database,
  placed: readonly (WeeklyPlace & { id: string })[],
  now: Date,
): Promise<Versions> => {
  const column = <T>(read: (it: WeeklyPlace & { id: string }) => T) => sql.param(placed.map(read))
  return queryRows(db, versionRow)`
    update meetings m set weekday = n.weekday, starts_at = n.starts_at, ends_at = n.ends_at, room_id = n.room_id,
      archived_at = null, updated_at = ${now}, version = m.version + 1
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ weekday }) => weekday)}::smallint[],
      ${column(({ startsAt }) => startsAt)}::time[], ${column(({ endsAt }) => endsAt)}::time[],
      ${column(({ roomId }) => roomId)}::uuid[]) as n(id, weekday, starts_at, ends_at, room_id)
    where m.id = n.id returning m.id, m.version`
}

export const endMeetings = (db: Database, meetingIds: readonly string[], now: Date): Promise<Versions> =>
  queryRows(db, versionRow)`
    update meetings m set archived_at = ${now}, updated_at = ${now}, version = m.version + 1
    where m.id = any(${ids(meetingIds)}) returning m.id, m.version`

export async function insertMeetings(
  db: Database,
  added: readonly (WeeklyPlace & { classId: string })[],
  now: Date,
): Promise<string[]> {
  if (added.length === 0) return []
  const rows = added.map((it) => ({ ...it, id: newId(), createdAt: now, updatedAt: now }))
  await db.insert(meetings).values(rows)
  return rows.map(({ id }) => id)
}

/** Sessions of ended meetings that were kept as cancelled, because students had dealt with them, take place. */
export const restoreDropped = (db: Database, meetingIds: readonly string[], droppedAt: Date) =>
  db.execute(sql`
    update sessions s set status = 'scheduled', change_reason = null, changed_at = null, version = s.version + 1
    where s.meeting_id = any(${ids(meetingIds)}) and s.status = 'cancelled' and s.changed_at = ${droppedAt}`)

/** Whether a meeting was changed by someone else since it had this version. */
export const isAnyChanged = (db: Database, known: Versions): Promise<boolean> =>
  hasRows(db)`
    select 1 from unnest(${ids(known.map(({ id }) => id))},
      ${sql.param(known.map(({ version }) => version))}::int[]) as n(id, version)
    join meetings m on m.id = n.id where m.version <> n.version`

/** Whether attendance was recorded, or a session held, in meetings since then. */
export const isAnyRecorded = (db: Database, meetingIds: readonly string[], since: Date): Promise<boolean> =>
  hasRows(db)`
    select 1 from sessions s
    where s.meeting_id = any(${ids(meetingIds)}) and s.starts_at > ${since}
      and (s.status = 'held' or ${recordedInS})`

/** The substitutes of these meetings' future sessions. */
export const listSubstitutes = (
  db: Database,
  meetingIds: readonly string[],
  now: Date,
): Promise<{ classId: string; personId: string }[]> =>
  queryRows(db, { classId: pgType.uuid, personId: pgType.uuid })`
    select distinct s.class_id, s.substitute_id as person_id from sessions s
    where s.meeting_id = any(${ids(meetingIds)}) and s.starts_at > ${now} and s.substitute_id is not null
      and s.status <> 'cancelled'`
