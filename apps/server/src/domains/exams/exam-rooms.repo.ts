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

/** A room that one of several exams uses. */
export interface UsedByExam extends NewRoom {
  examId: string
}

const usesOf = (used: readonly UsedByExam[]) => sql`unnest(
    ${sql.param(used.map(({ examId }) => examId))}::uuid[], ${sql.param(used.map(({ roomId }) => roomId))}::uuid[],
    ${sql.param(used.map(({ seats }) => seats))}::int[],
    ${sql.param(used.map(({ invigilatorId }) => invigilatorId))}::uuid[])
    as k(exam_id, room_id, seats, invigilator_id)`

/**
 * Frees what exams no longer use: rooms with their seats, seats above the new number, and invigilators.
 * Called before their times change, so that these bookings do not clash at the new times.
 */
export async function releaseRooms(
  db: Database,
  examIds: readonly string[],
  kept: readonly UsedByExam[],
): Promise<void> {
  const ofThese = sql`exam_id = any(${sql.param(examIds)}::uuid[])`
  await db.execute(sql`delete from exam_rooms where ${ofThese}
    and (exam_id, room_id) not in (select k.exam_id, k.room_id from ${usesOf(kept)})`)
  await db.execute(sql`
    delete from exam_seats s using ${usesOf(kept)}
    where s.exam_id = k.exam_id and s.room_id = k.room_id and s.seat > k.seats`)
  await db.execute(
    sql`update exam_rooms set invigilator_id = null where ${ofThese} and invigilator_id is not null`,
  )
}

/** Books what exams use from now on; called after `releaseRooms`. */
export async function useRooms(db: Database, used: readonly UsedByExam[]): Promise<void> {
  if (used.length === 0) return
  await db.execute(sql`
    insert into exam_rooms (exam_id, room_id, seats, invigilator_id) select * from ${usesOf(used)}
    on conflict (exam_id, room_id)
      do update set seats = excluded.seats, invigilator_id = excluded.invigilator_id`)
}
