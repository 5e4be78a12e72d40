import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRows, queryValues } from '#db/rows.ts'
import { dayOfSql, isMemberOnSql } from '#domains/people/membership.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { rooms } from '#domains/structure/structure.tables.ts'

export interface NewRoom {
  roomId: string
  seats: number
  invigilatorId: string | null
}

/** Rooms in use, with their numbers of seats. */
export const listRooms = (db: Database, roomIds: readonly string[]) =>
  queryRows(db, {
    id: rooms.id,
    name: pgType.text,
    capacity: rooms.capacity,
  })`select id, name::text as name, capacity from rooms
    where id = any(${sql.param(roomIds)}::uuid[]) and archived_at is null`

/**
 * Those of these people who can invigilate an exam at this time: active lecturers and staff who are with the
 * institution on its day.
 */
export const listInvigilators = (db: Database, personIds: readonly string[], at: Date): Promise<string[]> =>
  queryValues(db, people.id)`select id from people where id = any(${sql.param(personIds)}::uuid[])
      and role in ('lecturer', 'staff') and is_active and archived_at is null
      and ${isMemberOnSql(sql`people`, dayOfSql(at))}`

const idsOf = (rooms: readonly NewRoom[]) => sql`${sql.param(rooms.map(({ roomId }) => roomId))}::uuid[]`

/**
 * Frees what an exam no longer uses: rooms with their seats, seats above the new number, and invigilators.
 * Called before its time changes, so that these bookings do not clash at the new time.
 */
export async function releaseRooms(db: Database, examId: string, kept: readonly NewRoom[]): Promise<void> {
  await db.execute(sql`delete from exam_rooms where exam_id = ${examId} and room_id <> all(${idsOf(kept)})`)
  await db.execute(sql`
    delete from exam_seats s using unnest(${idsOf(kept)}, ${sql.param(kept.map(({ seats }) => seats))}::int[])
      as k(room_id, seats)
    where s.exam_id = ${examId} and s.room_id = k.room_id and s.seat > k.seats`)
  await db.execute(sql`
    update exam_rooms set invigilator_id = null where exam_id = ${examId} and invigilator_id is not null`)
}

/** Books what an exam uses from now on; called after `releaseRooms`. */
export async function useRooms(db: Database, examId: string, rooms: readonly NewRoom[]): Promise<void> {
  if (rooms.length === 0) return
  await db.execute(sql`
    insert into exam_rooms (exam_id, room_id, seats, invigilator_id)
    select ${examId}::uuid, k.* from unnest(${idsOf(rooms)}, ${sql.param(rooms.map(({ seats }) => seats))}::int[],
      ${sql.param(rooms.map(({ invigilatorId }) => invigilatorId))}::uuid[]) as k(room_id, seats, invigilator_id)
    on conflict (exam_id, room_id)
      do update set seats = excluded.seats, invigilator_id = excluded.invigilator_id`)
}
