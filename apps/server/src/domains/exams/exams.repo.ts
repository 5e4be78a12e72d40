import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hasRows, pgType, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { courses, terms } from '#domains/structure/structure.tables.ts'
import { candidatesOfE } from './exams.sql.ts'
import { exams } from './exams.tables.ts'

export interface UsedRoom {
  roomId: string
  name: string
  capacity: number
  seats: number
  invigilator: { id: string; name: string } | null
}

const examRow = {
  id: exams.id,
  classId: exams.classId,
  courseCode: pgType.text,
  courseTitle: courses.title,
  termId: terms.id,
  termName: terms.name,
  batches: pgType.array(pgType.text),
  type: exams.type,
  sitting: exams.sitting,
  title: exams.title,
  startsAt: exams.startsAt,
  endsAt: exams.endsAt,
  maxMark: pgType.text,
  weight: pgType.text,
  plannedStartsAt: exams.plannedStartsAt,
  plannedEndsAt: exams.plannedEndsAt,
  publishedAt: exams.publishedAt,
  cancelledAt: exams.cancelledAt,
  cancelReason: exams.cancelReason,
  archivedAt: exams.archivedAt,
  seatSeed: exams.seatSeed,
  version: exams.version,
  rooms: pgType.json<UsedRoom[]>(),
  candidates: pgType.int,
  seated: pgType.int,
  deferred: pgType.int,
  /**
   * Whether any student has been marked, absent or incomplete, whether any has a number, and whether any mark
   * is released.
   */
  entered: pgType.boolean,
  marked: pgType.boolean,
  released: pgType.boolean,
}
export type ExamRow = ShapeRow<typeof examRow>

const hasEntry = (which: SQL): SQL =>
  sql`exists (select 1 from mark_entries m where m.sheet_id = e.id and ${which})`

/** Exams with their bookings and the number of candidates; exam `e`, course `c` and term `t`. */
export const selectExams = (db: Database, where: SQL, rest: SQL) =>
  queryRows(db, examRow)`
    select e.id, e.class_id, c.code::text as course_code, c.title as course_title,
      t.id as term_id, t.name as term_name,
      array(select b.code::text from class_batches cb join batches b on b.id = cb.batch_id
        where cb.class_id = e.class_id order by b.code) as batches,
      e.type, e.sitting, e.title, e.starts_at, e.ends_at,
      e.max_mark::text as max_mark, e.weight::text as weight, e.planned_starts_at,
      e.planned_ends_at, e.published_at, e.cancelled_at, e.cancel_reason, e.archived_at, e.seat_seed, e.version,
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
    where ${where} ${rest}`

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
export const publishAll = (db: Database, examIds: readonly string[], now: Date): Promise<string[]> =>
  queryValues(db, exams.id)`
    update exams set published_at = ${now}, changed_at = ${now}, version = version + 1
    where id = any(${sql.param(examIds)}::uuid[])
      and published_at is null and cancelled_at is null and archived_at is null
    returning id`

export const hasTerm = (db: Database, termId: string): Promise<boolean> =>
  hasRows(db)`select 1 from terms where id = ${termId}`
