import { type SQL, sql } from 'drizzle-orm'
import { runsAllClasses } from '#domains/access/session-access.policy.ts'
import { taughtClasses } from '#domains/access/session-access.sql.ts'
import type { Actor } from '#http/context.ts'

// SQL fragments shared by the repositories of this domain.

/**
 * Everything with a mark sheet: published exams and assignments. A cancelled or archived one stays as long as
 * it has marks.
 */
export const assessments: SQL = sql`(
  select e.id, 'exam' as kind, e.sitting, e.class_id, e.title, e.max_mark, e.weight, e.starts_at as at
  from exams e
  where e.published_at is not null and e.cancelled_at is null
    and (e.archived_at is null
      or exists (select 1 from mark_entries m where m.sheet_id = e.id and m.state is not null))
  union all
  select a.id, 'assignment', 'class', a.class_id, a.title, a.max_mark, a.weight, a.due_at
  from assignments a
  where a.published_at is not null
    and (a.archived_at is null or exists (select 1 from mark_sheets m where m.id = a.id)))`

const deferred = (which: SQL, student: SQL): SQL => sql`exists (
  select 1 from exam_deferrals d
  where d.reversed_at is null and d.student_id = ${student} and ${which} = x.id)`

/** Whether assessment `x` expects a mark of this student in its class; excused students sit another exam. */
export const isSatBy = (student: SQL): SQL => sql`case x.sitting
  when 'deferred' then ${deferred(sql`d.new_exam_id`, student)}
  else x.kind = 'assignment' or not ${deferred(sql`d.exam_id`, student)} end`

/** Students whose mark assessment `x` expects, as `n`. */
export const expectedOfX: SQL = sql`(
  select n.student_id from enrolments n
  where n.class_id = x.class_id and n.left_at is null and ${isSatBy(sql`n.student_id`)})`

/**
 * Whether the sheet `s` of assessment `x` in class `c` still needs marks, or to be submitted: the exam is over or
 * the assignment is due, and students are expected to have marks.
 */
export const isToCompleteX = (now: Date): SQL => sql`(x.at <= ${now} and coalesce(s.status, 'draft') = 'draft'
  and c.archived_at is null and exists (select 1 from ${expectedOfX} w))`

/**
 * Matches one of these classes, as an array. PostgreSQL pushes this condition into the union above; with a
 * join or `in` it would first build the union for all terms.
 */
export const amongClasses = (classId: SQL, classIds: SQL): SQL => sql`${classId} = any(array(${classIds}))`

/** Classes whose marks the caller enters: all for admins, the classes they teach for lecturers. */
export const isMarker = (actor: Pick<Actor, 'id' | 'role'>, classId: SQL): SQL =>
  runsAllClasses(actor) ? sql`true` : amongClasses(classId, taughtClasses(actor.id))
