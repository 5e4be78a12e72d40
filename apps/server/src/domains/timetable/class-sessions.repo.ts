import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { rowsOf } from '#db/rows.ts'
import { recordedInS } from '#domains/attendance/counted.sql.ts'
import type { Slot } from './weekly.rules.ts'

export interface ClassSessionRow extends Slot {
  id: string
  classId: string
  meetingId: string | null
  roomId: string | null
  room: string | null
  status: 'scheduled' | 'held' | 'cancelled' | 'moved'
  plannedStartsAt: Date | null
  plannedEndsAt: Date | null
  plannedRoomId: string | null
  plannedRoom: string | null
  changeReason: string | null
  substituteId: string | null
  substitute: string | null
  version: number
  /** Check-in was opened, or attendance was recorded. */
  recorded: boolean
}

const selectSessions = sql`
  select s.id, s.class_id as "classId", s.meeting_id as "meetingId", s.room_id as "roomId", r.name::text as room,
    s.starts_at as "startsAt", s.ends_at as "endsAt", s.status, s.planned_starts_at as "plannedStartsAt",
    s.planned_ends_at as "plannedEndsAt", s.planned_room_id as "plannedRoomId", q.name::text as "plannedRoom",
    s.change_reason as "changeReason", s.substitute_id as "substituteId",
    p.first_name || ' ' || p.last_name as substitute, s.version,
    ${recordedInS} as recorded
  from sessions s
  left join rooms r on r.id = s.room_id
  left join rooms q on q.id = s.planned_room_id
  left join people p on p.id = s.substitute_id`

const instants = ['startsAt', 'endsAt', 'plannedStartsAt', 'plannedEndsAt'] as const

export async function findClassSession(db: Database, id: string): Promise<ClassSessionRow | undefined> {
  const [row] = await rowsOf<ClassSessionRow>(db, sql`${selectSessions} where s.id = ${id}`, [...instants])
  return row
}

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
  const rows = await rowsOf<ClassSessionRow>(
    db,
    sql`${selectSessions} where s.class_id = ${classId} and ${side} order by ${order}
      ${pageClause({ page, pageSize })}`,
    [...instants],
  )
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from sessions s where s.class_id = ${classId} and ${side}`,
  )
  return { rows, total: counted?.total ?? 0 }
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
