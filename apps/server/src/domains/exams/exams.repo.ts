import type { ExamSitting, ExamType } from '@campanile/contract/exams/exam-words.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { candidatesOfE } from './exams.sql.ts'
import { exams } from './exams.tables.ts'

export interface UsedRoom {
  roomId: string
  name: string
  capacity: number
  seats: number
  invigilator: { id: string; name: string } | null
}

export interface ExamRow {
  id: string
  classId: string
  courseCode: string
  courseTitle: string
  termId: string
  termName: string
  batches: string[]
  type: ExamType
  sitting: ExamSitting
  title: string
  startsAt: Date
  endsAt: Date
  maxMark: string
  weight: string
  plannedStartsAt: Date | null
  plannedEndsAt: Date | null
  publishedAt: Date | null
  cancelledAt: Date | null
  cancelReason: string | null
  archivedAt: Date | null
  seatSeed: number
  version: number
  rooms: UsedRoom[]
  candidates: number
  seated: number
  deferred: number
  /**
   * Whether any student has been marked, absent or incomplete, whether any has a number, and whether any mark
   * is released.
   */
  entered: boolean
  marked: boolean
  released: boolean
}

const hasEntry = (which: SQL): SQL =>
  sql`exists (select 1 from mark_entries m where m.sheet_id = e.id and ${which})`

/** Exams with their bookings and the number of candidates; exam `e`, course `c` and term `t`. */
export const selectExams = (db: Database, where: SQL, rest: SQL) =>
  rowsOf<ExamRow>(
    db,
    sql`
    select e.id, e.class_id as "classId", c.code::text as "courseCode", c.title as "courseTitle",
      t.id as "termId", t.name as "termName",
      array(select b.code::text from class_batches cb join batches b on b.id = cb.batch_id
        where cb.class_id = e.class_id order by b.code) as batches,
      e.type, e.sitting, e.title, e.starts_at as "startsAt", e.ends_at as "endsAt",
      e.max_mark::text as "maxMark", e.weight::text as weight, e.planned_starts_at as "plannedStartsAt",
      e.planned_ends_at as "plannedEndsAt", e.published_at as "publishedAt", e.cancelled_at as "cancelledAt",
      e.cancel_reason as "cancelReason", e.archived_at as "archivedAt", e.seat_seed as "seatSeed", e.version,
      (select coalesce(jsonb_agg(jsonb_build_object('roomId', r.id, 'name', r.name, 'capacity', r.capacity,
          'seats', x.seats, 'invigilator', case when p.id is not null
            then jsonb_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name) end)
          order by r.name, r.id), '[]')
        from exam_rooms x join rooms r on r.id = x.room_id left join people p on p.id = x.invigilator_id
        where x.exam_id = e.id) as rooms,
      (select count(*)::int from ${candidatesOfE} sits) as candidates,
      (select count(*)::int from exam_seats s where s.exam_id = e.id and s.student_id in ${candidatesOfE}) as seated,
      (select count(*)::int from exam_deferrals d where d.exam_id = e.id and d.reversed_at is null) as deferred,
      ${hasEntry(sql`m.state is not null`)} as entered, ${hasEntry(sql`m.state = 'marked'`)} as marked,
      (${hasEntry(sql`m.released_at is not null`)}
        or exists (select 1 from mark_sheets s where s.id = e.id and s.status = 'published')) as released
    from exams e
    join classes k on k.id = e.class_id
    join courses c on c.id = k.course_id
    join terms t on t.id = k.term_id
    where ${where} ${rest}`,
    ['startsAt', 'endsAt', 'plannedStartsAt', 'plannedEndsAt', 'publishedAt', 'cancelledAt', 'archivedAt'],
  )

export async function findExam(db: Database, examId: string): Promise<ExamRow | undefined> {
  const [row] = await selectExams(db, sql`e.id = ${examId}`, sql``)
  return row
}

/** The same, locked until the transaction ends; no marks can be entered meanwhile. */
export async function lockExam(db: Database, examId: string): Promise<ExamRow | undefined> {
  await db.execute(sql`select 1 from exams where id = ${examId} for update`)
  await db.execute(sql`select 1 from mark_sheets where id = ${examId} for update`)
  return findExam(db, examId)
}

export const insertExam = (db: Database, row: typeof exams.$inferInsert) => db.insert(exams).values(row)

/** Changes an exam that the transaction has locked, and raises its version. */
export async function updateExam(
  db: Database,
  examId: string,
  change: Partial<Omit<typeof exams.$inferInsert, 'id' | 'version'>> & { changedAt: Date },
): Promise<void> {
  await db
    .update(exams)
    .set({ ...change, version: sql`version + 1` })
    .where(eq(exams.id, examId))
}

/** Publishes those of these exams that are still drafts, and returns their ids. */
export async function publishAll(db: Database, examIds: readonly string[], now: Date): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`
    update exams set published_at = ${now}, changed_at = ${now}, version = version + 1
    where id = any(${sql.param(examIds)}::uuid[])
      and published_at is null and cancelled_at is null and archived_at is null
    returning id`,
  )
  return rows.map(({ id }) => id)
}

export async function hasTerm(db: Database, termId: string): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from terms where id = ${termId}`)
  return rows.length > 0
}
