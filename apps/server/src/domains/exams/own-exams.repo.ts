import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { courses } from '#domains/structure/structure.tables.ts'
import type { Actor } from '#http/context.ts'
import { isInvigilatedByE, isStaffedByE } from './exams.sql.ts'
import { examSeats, exams } from './exams.tables.ts'

/** The reader: a lecturer, a student, or a person who only invigilates. */
export type Reader = Pick<Actor, 'id' | 'role'>

const ownExamRow = {
  id: exams.id,
  classId: exams.classId,
  courseCode: pgType.text,
  courseTitle: courses.title,
  type: exams.type,
  sitting: exams.sitting,
  title: exams.title,
  startsAt: exams.startsAt,
  endsAt: exams.endsAt,
  plannedStartsAt: exams.plannedStartsAt,
  plannedEndsAt: exams.plannedEndsAt,
  cancelReason: exams.cancelReason,
  batches: pgType.array(pgType.text),
  rooms: pgType.array(pgType.text),
  seat: nullable(examSeats.seat),
  deferred: pgType.boolean,
  invigilating: pgType.boolean,
  /** Rises with each change that this reader needs to see. */
  sequence: pgType.int,
  modifiedAt: pgType.instant,
}
export type OwnExamRow = ShapeRow<typeof ownExamRow>

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
  queryRows(db, ownExamRow)`
    select e.id, e.class_id, c.code::text as course_code, c.title as course_title, e.type, e.sitting,
      e.title, e.starts_at, e.ends_at, e.planned_starts_at, e.planned_ends_at, e.cancel_reason,
      array(select b.code::text from class_batches cb join batches b on b.id = cb.batch_id
        where cb.class_id = e.class_id order by b.code) as batches,
      array(select r.name::text from exam_rooms x join rooms r on r.id = x.room_id
        where x.exam_id = e.id and x.room_id = coalesce(s.room_id, watched.room_id, x.room_id)
        order by r.name, r.id) as rooms,
      s.seat, mine.changes > 0 and mine.in_force as deferred, watched.room_id is not null as invigilating,
      e.version + mine.changes as sequence, greatest(e.changed_at, mine.changed_at, k.updated_at, c.updated_at)
        as modified_at
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
    order by e.starts_at, c.code, e.id limit ${limit}`
