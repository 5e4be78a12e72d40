import { type SQL, sql } from 'drizzle-orm'
import { type BulkRow, insertAll } from '#db/bulk.ts'
import type { Database } from '#db/database.ts'
import { pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { taughtClasses } from '#domains/access/session-access.sql.ts'
import { dayOfSql, isMemberOnSql } from '#domains/people/membership.sql.ts'
import { institutionZone } from '#domains/settings/time-zone.sql.ts'
import { riskFigures, studentFigures } from '../analytics.tables.ts'

/** One of a student's classes, in the form that the risk rules expect. */
const classFactsRow = {
  studentId: studentFigures.studentId,
  classId: studentFigures.classId,
  course: pgType.text,
  left: pgType.boolean,
  letters: studentFigures.letters,
  starts: studentFigures.starts,
  /** Future sessions without a record of the student. */
  remaining: pgType.int,
  workDue: studentFigures.workDue,
  workSubmitted: studentFigures.workSubmitted,
  workInTime: studentFigures.workInTime,
  markSum: pgType.text,
  markCount: studentFigures.markCount,
}
export type ClassFactsRow = ShapeRow<typeof classFactsRow>

/**
 * Classes of these students in a term, including those they have left, whose records still count. Students who
 * have left the institution have left all of them.
 */
export const listClassFacts = (db: Database, termId: string, studentIds: readonly string[], now: Date) =>
  listFacts(db, sql`f.term_id = ${termId} and f.student_id = any(${sql.param(studentIds)}::uuid[])`, now)

interface Taught {
  termId: string
  lecturerId: string
  /** Everyone, if omitted. */
  studentId?: string
}

/** The students in the classes that a lecturer teaches in a term, with the facts of these classes only. */
export const listTaughtFacts = (db: Database, { termId, lecturerId, studentId }: Taught, now: Date) =>
  listFacts(
    db,
    sql`f.term_id = ${termId} and f.class_id in (${taughtClasses(lecturerId)}) and e.student_id is not null
      and ${studentId ? sql`f.student_id = ${studentId}` : sql`true`}`,
    now,
  )

/** The students in one class, with the facts of this class only. */
export const listFactsOfClass = (db: Database, termId: string, classId: string, now: Date) =>
  listFacts(db, sql`f.term_id = ${termId} and f.class_id = ${classId} and e.student_id is not null`, now)

const listFacts = (db: Database, which: SQL, now: Date) =>
  queryRows(db, classFactsRow)`with mine as materialized (
      select f.*, p.starts_on, p.ends_on,
        e.student_id is null or not ${isMemberOnSql(sql`p`, dayOfSql(now))} as left
      from student_figures f join people p on p.id = f.student_id
      left join enrolments e on e.class_id = f.class_id and e.student_id = f.student_id and e.left_at is null
      where ${which}),
    ahead as materialized (
      select s.class_id, s.id, ${dayOfSql(sql`s.starts_at`)} as day from sessions s
      where s.class_id in (select class_id from mine) and s.ends_at > ${now} and s.status <> 'cancelled'),
    counted as (
      select m.class_id, m.student_id, count(*)::int as count from mine m
      join ahead a on a.class_id = m.class_id and ${isMemberOnSql(sql`m`, sql`a.day`)}
      group by m.class_id, m.student_id),
    marked as (
      select a.class_id, r.student_id, count(*)::int as count from ahead a join attendance_records r on r.session_id = a.id
      join people p on p.id = r.student_id and ${isMemberOnSql(sql`p`, sql`a.day`)}
      group by a.class_id, r.student_id)
    select m.student_id, m.class_id, c.code::text || ' ' || c.title as course,
      m.letters, m.starts, m.left,
      case when m.left then 0 else coalesce(n.count, 0) - coalesce(d.count, 0) end as remaining, m.work_due,
      m.work_submitted, m.work_in_time, m.mark_sum::text as mark_sum, m.mark_count
    from mine m join classes k on k.id = m.class_id join courses c on c.id = k.course_id
    left join counted n on n.class_id = m.class_id and n.student_id = m.student_id
    left join marked d on d.class_id = m.class_id and d.student_id = m.student_id
    order by m.student_id, c.code, m.class_id`

/** Start of the first week of a term, in minutes since 1970. */
export const findTermStart = (db: Database, termId: string) =>
  queryRow(db, {
    firstWeek: pgType.int,
  })`select (extract(epoch from date_trunc('week', t.first_day::timestamp) at time zone ${institutionZone}) / 60)::int
      as first_week from terms t where t.id = ${termId}`

export async function replaceRisks(
  db: Database,
  termId: string,
  studentIds: readonly string[],
  rows: readonly BulkRow[],
) {
  await db.execute(
    sql`delete from risk_figures where term_id = ${termId} and student_id = any(${sql.param(studentIds)}::uuid[])`,
  )
  await insertAll(
    db,
    riskFigures,
    ['term_id', 'student_id', 'level', 'score', 'percentage', 'weeks', 'missed_in_a_row', 'reasons'],
    rows,
  )
}
