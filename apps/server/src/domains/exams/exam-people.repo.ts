import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { lecturersOfClass } from '#domains/access/session-access.sql.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { candidatesOfE, sitsN } from './exams.sql.ts'

const candidateRow = {
  studentId: people.id,
  name: pgType.text,
  number: people.number,
  profileImage: people.profileImage,
}
export type CandidateRow = ShapeRow<typeof candidateRow>

/** The students who sit an exam, by name. */
export const listCandidates = (db: Database, examId: string) =>
  queryRows(db, candidateRow)`
    select p.id as student_id, p.first_name || ' ' || p.last_name as name, p.number, p.profile_image
    from exams e join people p on p.id in ${candidatesOfE}
    where e.id = ${examId} order by ${nameOrderOfP}`

/**
 * Everyone concerned by these exams, once each: students who sit them, lecturers of their classes, and
 * invigilators.
 */
export const listConcerned = (db: Database, examIds: readonly string[]): Promise<string[]> =>
  queryValues(db, pgType.uuid)`
    select x.id from exams e cross join lateral (
      select student_id as id from ${candidatesOfE} sits
      union ${lecturersOfClass(sql`e.class_id`)}
      union select r.invigilator_id from exam_rooms r where r.exam_id = e.id and r.invigilator_id is not null
    ) x where e.id = any(${sql.param(examIds)}::uuid[])
    group by x.id`

const crowdingRow = {
  examId: pgType.uuid,
  studentId: pgType.uuid,
  name: pgType.text,
  /** Other exams, by course and title: at the same time, and on the same day. */
  atOnce: pgType.array(pgType.text),
  sameDay: pgType.array(pgType.text),
}
export type CrowdingRow = ShapeRow<typeof crowdingRow>

/** An existing exam, or a planned one that has no students yet. */
interface Asked {
  examId: string
  startsAt: Date
  endsAt: Date
  studentIds: readonly string[]
}

const askedRows = (asked: readonly Asked[]) => {
  const rows = asked.flatMap(({ studentIds, ...it }) => studentIds.map((studentId) => ({ ...it, studentId })))
  const list = (values: readonly string[]) => sql.param(values)
  return sql`unnest(${list(rows.map((it) => it.examId))}::uuid[], ${list(rows.map((it) => it.studentId))}::uuid[],
    ${list(rows.map((it) => it.startsAt.toISOString()))}::timestamptz[],
    ${list(rows.map((it) => it.endsAt.toISOString()))}::timestamptz[]) as asked(exam_id, student_id, starts_at, ends_at)`
}

const askedExams = (examIds: readonly string[]) => sql`(
  select e.id as exam_id, sits.student_id, e.starts_at, e.ends_at
  from exams e cross join lateral ${candidatesOfE} sits
  where e.id = any(${sql.param(examIds)}::uuid[])) as asked(exam_id, student_id, starts_at, ends_at)`

/**
 * Students with another exam at the same time, or with at least two others on the same day in the
 * institution's calendar. Includes drafts, because planners want to know about those.
 */
export const listCrowding = (
  db: Database,
  asked: readonly Asked[] | { examIds: readonly string[] },
  timeZone: string,
  limit: number,
) =>
  queryRows(db, crowdingRow)`
    with asked as materialized (select * from ${'examIds' in asked ? askedExams(asked.examIds) : askedRows(asked)}),
    -- A day before and after, whatever the time zone: which of them are the same day is asked below.
    near as (
      select e.id, e.starts_at, e.ends_at, c.code::text || ' ' || e.title as label, n.student_id
      from exams e
      join classes k on k.id = e.class_id
      join courses c on c.id = k.course_id
      join enrolments n on n.class_id = e.class_id and ${sitsN}
      where e.cancelled_at is null and e.archived_at is null
        and e.starts_at between (select min(starts_at) from asked) - interval '1 day'
          and (select max(ends_at) from asked) + interval '1 day'
    )
    select asked.exam_id, asked.student_id, p.first_name || ' ' || p.last_name as name,
      array_remove(array_agg(case when o.at_once then o.label end order by o.starts_at, o.id), null) as at_once,
      array_remove(array_agg(case when o.same_day then o.label end order by o.starts_at, o.id), null) as same_day
    from asked
    join lateral (
      select near.id, near.starts_at, near.label,
        near.starts_at < asked.ends_at and near.ends_at > asked.starts_at as at_once,
        (near.starts_at at time zone ${timeZone})::date = (asked.starts_at at time zone ${timeZone})::date as same_day
      from near where near.student_id = asked.student_id and near.id <> asked.exam_id
    ) o on o.at_once or o.same_day
    join people p on p.id = asked.student_id
    group by asked.exam_id, asked.student_id, p.id
    having bool_or(o.at_once) or count(*) filter (where o.same_day) >= 2
    order by ${nameOrderOfP}, asked.exam_id
    limit ${limit}`
