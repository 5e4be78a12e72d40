import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hasRows, pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { candidatesOfE, isStaffedByE } from './exams.sql.ts'
import { examSeats } from './exams.tables.ts'
import type { Seat } from './seating.rules.ts'

const seatRow = {
  studentId: examSeats.studentId,
  roomId: examSeats.roomId,
  /** From 1. */
  seat: examSeats.seat,
  room: pgType.text,
  name: pgType.text,
  number: people.number,
  profileImage: people.profileImage,
}
export type SeatRow = ShapeRow<typeof seatRow>

/** The seats of an exam's candidates, room by room. */
export const listSeats = (db: Database, examId: string) =>
  queryRows(db, seatRow)`
    select s.student_id, s.room_id, s.seat, r.name::text as room,
      p.first_name || ' ' || p.last_name as name, p.number, p.profile_image
    from exam_seats s
    join exams e on e.id = s.exam_id
    join rooms r on r.id = s.room_id
    join people p on p.id = s.student_id
    where s.exam_id = ${examId} and s.student_id in ${candidatesOfE}
    order by r.name, r.id, s.seat`

/** Candidates without a seat, by name. */
export const listUnseated = (db: Database, examId: string) =>
  queryRows(db, { studentId: people.id, name: pgType.text })`
    select p.id as student_id, p.first_name || ' ' || p.last_name as name
    from exams e join people p on p.id in ${candidatesOfE}
    where e.id = ${examId} and not exists (
      select 1 from exam_seats s where s.exam_id = e.id and s.student_id = p.id)
    order by ${nameOrderOfP}`

/** Replaces all seats of an exam with these. */
export async function replaceSeats(db: Database, examId: string, seats: readonly Seat[]): Promise<void> {
  await db.execute(sql`delete from exam_seats where exam_id = ${examId}`)
  await insertSeats(db, examId, seats)
}

/**
 * Inserts these seats. Seats of students who no longer sit the exam are deleted first, because one of them
 * may be reused.
 */
export async function insertSeats(db: Database, examId: string, seats: readonly Seat[]): Promise<void> {
  await db.execute(sql`
    delete from exam_seats s using exams e
    where e.id = ${examId} and s.exam_id = e.id and s.student_id not in ${candidatesOfE}`)
  await db.execute(sql`
    insert into exam_seats (exam_id, student_id, room_id, seat)
    select ${examId}::uuid, g.* from unnest(${sql.param(seats.map((it) => it.studentId))}::uuid[],
      ${sql.param(seats.map((it) => it.roomId))}::uuid[], ${sql.param(seats.map((it) => it.seat))}::int[]) g`)
}

/** Frees a student's seat and returns it. */
export const freeSeat = (db: Database, examId: string, studentId: string): Promise<Seat | undefined> =>
  queryRow(db, {
    studentId: examSeats.studentId,
    roomId: examSeats.roomId,
    /** From 1. */
    seat: examSeats.seat,
  })`
    delete from exam_seats where exam_id = ${examId} and student_id = ${studentId}
    returning student_id, room_id, seat`

/** Whether a person teaches the exam's class or invigilates it. */
export const isStaffed = (db: Database, examId: string, personId: string): Promise<boolean> =>
  hasRows(db)`select 1 from exams e where e.id = ${examId} and ${isStaffedByE(personId)}`
