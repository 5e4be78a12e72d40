import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { queryRows } from '#db/rows.ts'
import { ownDates } from '#domains/assignments/assignments.sql.ts'
import { isMemberAt } from '#domains/people/membership.sql.ts'
import { studentFigures } from '../analytics.tables.ts'
import { countedMarks, isOwn, ownMinutes, statusCounts } from './counted-marks.sql.ts'

/**
 * Assignments whose due date for the student has passed while they were with the institution. Students who left
 * the class have none due.
 */
const work = (ids: ReturnType<typeof sql>, now: Date) => sql`
  select a.class_id, e.student_id, count(*) as due, count(g.id) as submitted,
    count(*) filter (where g.submitted_at <= d.due_at) as in_time
  from assignments a
  join enrolments e on e.class_id = a.class_id and e.left_at is null
  join ${ownDates(sql`e.student_id`)} on true
  left join submissions g on g.assignment_id = a.id and g.student_id = e.student_id
  where a.class_id = any(${ids}) and a.published_at <= ${now} and a.archived_at is null and d.due_at <= ${now}
    and ${isMemberAt(sql`e.student_id`, sql`d.due_at`)}
  group by a.class_id, e.student_id`

/** Only released marks, because others may still change. */
const released = (ids: ReturnType<typeof sql>) => sql`
  select m.class_id, e.student_id, count(*) as count,
    sum(round(100 * e.mark / coalesce(x.max_mark, a.max_mark), 2)) as sum
  from mark_sheets m
  join mark_entries e on e.sheet_id = m.id and e.released_at is not null and e.state = 'marked'
  left join exams x on x.id = m.exam_id
  left join assignments a on a.id = m.assignment_id
  where m.class_id = any(${ids}) group by m.class_id, e.student_id`

const touchedRow = {
  studentId: studentFigures.studentId,
  termId: studentFigures.termId,
}

/** Recomputes the figures of all students in these classes. Returns the students and terms affected. */
export async function rewriteStudentFigures(db: Database, classIds: readonly string[], now: Date) {
  const ids = sql`${sql.param(classIds)}::uuid[]`
  const before = await queryRows(db, touchedRow)`delete from student_figures where class_id = any(${ids})
      returning student_id, term_id`
  const after = await queryRows(db, touchedRow)`with r as (
      select s.class_id, s.id as session_id, s.starts_at, r.student_id, r.status, ${isOwn} as own,
        case when ${isOwn} then ${ownMinutes} end as minutes
      from ${countedMarks(now, sql`s.class_id = any(${ids})`)}),
    marks as (
      select r.class_id, r.student_id, ${statusCounts},
        array_agg(minutes order by minutes) filter (where own and status = 'present') as present_minutes,
        array_agg(minutes order by minutes) filter (where own and status = 'late') as late_minutes,
        string_agg(upper(left(status, 1)), '' order by starts_at, session_id) as letters,
        array_agg((extract(epoch from starts_at) / 60)::integer order by starts_at, session_id) as starts
      from r group by r.class_id, r.student_id),
    work as (${work(ids, now)}),
    released as (${released(ids)}),
    everyone as (
      select class_id, student_id from marks
      union select class_id, student_id from enrolments where class_id = any(${ids}) and left_at is null)
    insert into student_figures (class_id, student_id, term_id, batch_id, present, late, absent, excused,
      present_minutes, late_minutes, letters, starts, work_due, work_submitted, work_in_time, mark_sum, mark_count)
    select e.class_id, e.student_id, k.term_id, b.batch_id, coalesce(m.present, 0), coalesce(m.late, 0),
      coalesce(m.absent, 0), coalesce(m.excused, 0), coalesce(m.present_minutes, '{}'),
      coalesce(m.late_minutes, '{}'), coalesce(m.letters, ''), coalesce(m.starts, '{}'),
      coalesce(w.due, 0), coalesce(w.submitted, 0), coalesce(w.in_time, 0), coalesce(g.sum, 0), coalesce(g.count, 0)
    from everyone e
    join classes k on k.id = e.class_id
    left join batch_members b on b.student_id = e.student_id
    left join marks m on m.class_id = e.class_id and m.student_id = e.student_id
    left join work w on w.class_id = e.class_id and w.student_id = e.student_id
    left join released g on g.class_id = e.class_id and g.student_id = e.student_id
    returning student_id, term_id`
  return [...before, ...after]
}
