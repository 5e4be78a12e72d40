import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hasRows, nullable, pgType, queryPage, queryRow, type ShapeRow } from '#db/rows.ts'
import { recordedInS } from '#domains/attendance/counted.sql.ts'
import { dayOfSql, isMemberOnSql } from '#domains/people/membership.sql.ts'
import { sessionRequests } from './session-requests.tables.ts'
import { sessions } from './timetable.tables.ts'
import type { Slot } from './weekly.rules.ts'

/** Whether this is a lecturer with an active account who is with the institution on the day of this time. */
export const isTeaching = (db: Database, personId: string, at: Date): Promise<boolean> =>
  hasRows(
    db,
  )`select 1 from people where id = ${personId} and role = 'lecturer' and is_active and archived_at is null
      and ${isMemberOnSql(sql`people`, dayOfSql(at))}`

const classSessionRow = {
  id: sessions.id,
  classId: sessions.classId,
  meetingId: sessions.meetingId,
  roomId: sessions.roomId,
  room: nullable(pgType.text),
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
  status: sessions.status,
  plannedStartsAt: sessions.plannedStartsAt,
  plannedEndsAt: sessions.plannedEndsAt,
  plannedRoomId: sessions.plannedRoomId,
  plannedRoom: nullable(pgType.text),
  changeReason: sessions.changeReason,
  substituteId: sessions.substituteId,
  substitute: nullable(pgType.text),
  version: sessions.version,
  /** Check-in was opened, or attendance was recorded. */
  recorded: pgType.boolean,
  openRequestId: nullable(sessionRequests.id),
  openRequestKind: nullable(sessionRequests.kind),
  openRequestBy: nullable(pgType.text),
}
export type ClassSessionRow = ShapeRow<typeof classSessionRow>

const selectSessions = sql`
  select s.id, s.class_id, s.meeting_id, s.room_id, r.name::text as room,
    s.starts_at, s.ends_at, s.status, s.planned_starts_at,
    s.planned_ends_at, s.planned_room_id, q.name::text as planned_room, s.change_reason, s.substitute_id,
    p.first_name || ' ' || p.last_name as substitute, s.version,
    ${recordedInS} as recorded, o.id as open_request_id, o.kind as open_request_kind,
    a.first_name || ' ' || a.last_name as open_request_by
  from sessions s
  left join rooms r on r.id = s.room_id
  left join rooms q on q.id = s.planned_room_id
  left join people p on p.id = s.substitute_id
  left join session_requests o on o.session_id = s.id and o.status = 'pending'
  left join people a on a.id = o.person_id`

export const findClassSession = (db: Database, id: string): Promise<ClassSessionRow | undefined> =>
  queryRow(db, classSessionRow)`${selectSessions} where s.id = ${id}`

/** A page of a class’s sessions: future ones in order, or past ones with the latest first. */
export async function listClassSessions(
  db: Database,
  classId: string,
  { when, page, pageSize }: { when: 'upcoming' | 'past'; page: number; pageSize: number },
  now: Date,
): Promise<{ rows: ClassSessionRow[]; total: number }> {
  const [side, order]: [SQL, SQL] =
    when === 'upcoming'
      ? [sql`s.ends_at > ${now}`, sql`s.starts_at, s.id`]
      : [sql`s.ends_at <= ${now}`, sql`s.starts_at desc, s.id`]
  return queryPage(db, classSessionRow, {
    rows: sql`${selectSessions} where s.class_id = ${classId} and ${side} order by ${order}`,
    count: sql`from sessions s where s.class_id = ${classId} and ${side}`,
    page: { page, pageSize },
  })
}

interface Change extends Slot {
  roomId: string | null
  status: 'scheduled' | 'cancelled' | 'moved'
  plannedStartsAt: Date | null
  plannedEndsAt: Date | null
  plannedRoomId: string | null
  changeReason: string | null
  substituteId: string | null
}

/** False when it was changed by someone else, or check-in was opened meanwhile. */
export async function changeSession(
  db: Database,
  { id, version }: { id: string; version: number },
  change: Change,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update sessions s set starts_at = ${change.startsAt}, ends_at = ${change.endsAt}, room_id = ${change.roomId},
      status = ${change.status}, planned_starts_at = ${change.plannedStartsAt},
      planned_ends_at = ${change.plannedEndsAt}, planned_room_id = ${change.plannedRoomId},
      change_reason = ${change.changeReason}, substitute_id = ${change.substituteId}, changed_at = ${now},
      version = s.version + 1
    where s.id = ${id} and s.version = ${version} and s.status <> 'held'`)
  return rowCount === 1
}
