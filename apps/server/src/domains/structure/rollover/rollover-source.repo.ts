import { maxRolloverBatches, maxRolloverClasses } from '@campanile/contract/structure/term-rollover.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { countRows, nullable, pgType, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { batches, classes, courses, programmes } from '../structure.tables.ts'

interface Lecturer {
  id: string
  name: string
  departure: 'left' | 'leaving' | null
  endsOn: string | null
}

interface SourceMeeting {
  id: string
  weekday: number
  startsAt: string
  endsAt: string
  /** A room that is not archived. */
  roomId: string | null
  room: string | null
}

const sourceClassRow = {
  id: classes.id,
  courseId: classes.courseId,
  code: pgType.text,
  title: courses.title,
  department: nullable(pgType.json<{ id: string; name: string }>()),
  batches: pgType.json<{ id: string; code: string; programme: { id: string; name: string } }[]>(),
  lecturers: pgType.json<Lecturer[]>(),
  meetings: pgType.json<SourceMeeting[]>(),
  students: pgType.int,
  assignments: pgType.int,
  copied: pgType.boolean,
}
export type SourceClass = ShapeRow<typeof sourceClassRow>

interface Target {
  id: string | null
  firstDay: string
  lastDay: string
}

/**
 * The classes of a term that are not archived, with what a copy can take over: batches, meetings and rooms in use,
 * and lecturers, who may have left by the new term.
 */
export const listSourceClasses = (db: Database, termId: string, target: Target): Promise<SourceClass[]> =>
  queryRows(db, sourceClassRow)`
    select k.id, k.course_id, c.code::text as code, c.title,
      case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as department,
      coalesce((select json_agg(json_build_object('id', b.id, 'code', b.code,
          'programme', json_build_object('id', p.id, 'name', p.name)) order by b.code)
        from class_batches cb join batches b on b.id = cb.batch_id and b.archived_at is null
        join programmes p on p.id = b.programme_id where cb.class_id = k.id), '[]') as batches,
      coalesce((select json_agg(json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name,
          'endsOn', p.ends_on, 'departure', case
            when p.archived_at is not null or p.role <> 'lecturer' or p.ends_on < ${target.firstDay}::date then 'left'
            when p.ends_on < ${target.lastDay}::date then 'leaving' end)
          order by p.last_name, p.first_name, p.id)
        from class_lecturers l join people p on p.id = l.lecturer_id where l.class_id = k.id), '[]') as lecturers,
      coalesce((select json_agg(json_build_object('id', m.id, 'weekday', m.weekday,
          'startsAt', to_char(m.starts_at, 'HH24:MI'), 'endsAt', to_char(m.ends_at, 'HH24:MI'),
          'roomId', r.id, 'room', r.name) order by m.weekday, m.starts_at, m.id)
        from meetings m left join rooms r on r.id = m.room_id and r.archived_at is null
        where m.class_id = k.id and m.archived_at is null), '[]') as meetings,
      (select count(*) from enrolments e where e.class_id = k.id and e.left_at is null)::int as students,
      (select count(*) from assignments a where a.class_id = k.id and a.archived_at is null)::int as assignments,
      exists (select 1 from term_rollover_copies o join classes copy on copy.id = o.copy_id
        where o.kind = 'class' and o.source_id = k.id and copy.term_id = ${target.id}::uuid
          and copy.archived_at is null) as copied
    from classes k join courses c on c.id = k.course_id left join departments d on d.id = c.department_id
    where k.term_id = ${termId} and k.archived_at is null
    order by c.code, k.id limit ${maxRolloverClasses}`

export const countSourceClasses = (db: Database, termId: string): Promise<number> =>
  countRows(db)`from classes where term_id = ${termId} and archived_at is null`

const batchRow = {
  id: batches.id,
  code: pgType.text,
  intakeYear: batches.intakeYear,
  programmeId: batches.programmeId,
  programme: programmes.name,
  students: pgType.int,
  /** Classes of the term; 0 for other batches of the same programmes. */
  classes: pgType.int,
}
export type ProgrammeBatch = ShapeRow<typeof batchRow>

/** The batches in use of all programmes that have classes in a term. */
export const listProgrammeBatches = (db: Database, termId: string): Promise<ProgrammeBatch[]> =>
  queryRows(db, batchRow)`
    with of_term as (
      select cb.batch_id, count(*)::int as classes
      from class_batches cb join classes k on k.id = cb.class_id
      where k.term_id = ${termId} and k.archived_at is null group by cb.batch_id)
    select b.id, b.code::text as code, b.intake_year, b.programme_id, p.name as programme,
      (select count(*) from batch_members m join people s on s.id = m.student_id and s.archived_at is null
        where m.batch_id = b.id)::int as students,
      coalesce(o.classes, 0) as classes
    from batches b join programmes p on p.id = b.programme_id left join of_term o on o.batch_id = b.id
    where b.archived_at is null and b.programme_id in (
      select own.programme_id from of_term t join batches own on own.id = t.batch_id)
    order by p.name, b.intake_year desc, b.code limit ${maxRolloverBatches * 2}`

/** Those of these codes that a batch has, archived or not. */
export const listTakenCodes = (db: Database, codes: readonly string[]): Promise<string[]> =>
  queryValues(db, pgType.text)`select code::text from batches
    where code = any(${sql.param(codes)}::citext[])`

/** Enrolments by batch, each student once per class. */
export const countEnrolments = (
  db: Database,
  pairs: readonly { classId: string; batchId: string }[],
): Promise<number> =>
  countRows(db)`from (select distinct w.class_id, m.student_id
    from unnest(${sql.param(pairs.map((it) => it.classId))}::uuid[],
      ${sql.param(pairs.map((it) => it.batchId))}::uuid[]) as w (class_id, batch_id)
    join batch_members m on m.batch_id = w.batch_id
    join people p on p.id = m.student_id and p.archived_at is null) as enrolled`
