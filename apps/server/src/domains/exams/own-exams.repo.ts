import type { ExamSitting, ExamType } from '@campanile/contract/exams/exam-words.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { Actor } from '#http/context.ts'
import { isInvigilatedByE, isStaffedByE } from './exams.sql.ts'

/** The reader: a lecturer, a student, or a person who only invigilates. */
export type Reader = Pick<Actor, 'id' | 'role'>

export interface OwnExamRow {
  id: string
  classId: string
  courseCode: string
  courseTitle: string
  type: ExamType
  sitting: ExamSitting
  title: string
  batches: string[]
  startsAt: Date
  endsAt: Date
  rooms: string[]
  plannedStartsAt: Date | null
  plannedEndsAt: Date | null
  cancelReason: string | null
  seat: number | null
  deferred: boolean
  invigilating: boolean
  /** Rises with each change that this reader needs to see. */
  sequence: number
  modifiedAt: Date
}

/**
 * For students, exams of their classes, and deferred sittings only if assigned; for others, all they teach or
 * invigilate.
 */
function concerning({ id, role }: Reader): SQL {
  if (role === 'lecturer') return isStaffedByE(id)
  if (role !== 'student') return isInvigilatedByE(id)
  return sql`(e.class_id in (select class_id from enrolments where student_id = ${id} and left_at is null)
        and (e.sitting = 'class' or exists (select 1 from exam_deferrals d
          where d.new_exam_id = e.id and d.student_id = ${id} and d.reversed_at is null)))`
}

/** A person's published exams that start in a period, in order of time, with their own seat or room. */
export const listOwnExams = (db: Database, reader: Reader, from: Date, to: Date, limit: number) =>
  rowsOf<OwnExamRow>(
    db,
    sql`
    select e.id, e.class_id as "classId", c.code::text as "courseCode", c.title as "courseTitle", e.type, e.sitting,
      e.title, e.starts_at as "startsAt", e.ends_at as "endsAt", e.planned_starts_at as "plannedStartsAt",
      e.planned_ends_at as "plannedEndsAt", e.cancel_reason as "cancelReason",
      array(select b.code::text from class_batches cb join batches b on b.id = cb.batch_id
        where cb.class_id = e.class_id order by b.code) as batches,
      array(select r.name::text from exam_rooms x join rooms r on r.id = x.room_id
        where x.exam_id = e.id and x.room_id = coalesce(s.room_id, watched.room_id, x.room_id)
        order by r.name, r.id) as rooms,
      s.seat, mine.changes > 0 and mine.in_force as deferred, watched.room_id is not null as invigilating,
      e.version + mine.changes as sequence, greatest(e.changed_at, mine.changed_at, k.updated_at, c.updated_at)
        as "modifiedAt"
    from exams e
    join classes k on k.id = e.class_id
    join courses c on c.id = k.course_id
    left join exam_seats s on s.exam_id = e.id and s.student_id = ${reader.id}
    left join exam_rooms watched on watched.exam_id = e.id and watched.invigilator_id = ${reader.id}
    cross join lateral (
      select count(d.id)::int + count(d.reversed_at)::int as changes,
        coalesce(bool_or(d.reversed_at is null), false) as in_force,
        greatest(max(d.deferred_at), max(d.reversed_at)) as changed_at
      from exam_deferrals d where d.exam_id = e.id and d.student_id = ${reader.id}
    ) mine
    where e.published_at is not null and e.archived_at is null
      and e.starts_at >= ${from} and e.starts_at < ${to} and ${concerning(reader)}
    order by e.starts_at, c.code, e.id limit ${limit}`,
    ['startsAt', 'endsAt', 'plannedStartsAt', 'plannedEndsAt', 'modifiedAt'],
  )
