import { type SQL, sql } from 'drizzle-orm'
import { classesTaughtBy } from '#domains/access/session-access.sql.ts'
import type { Actor } from '#http/context.ts'

// Fragments that the repositories of this domain share.

/**
 * Whatever has a mark sheet: published exams and assignments. What was put away keeps the marks it has, so it stays;
 * without any it counts no more.
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

/** Whether assessment `x` expects a mark of this student of its class: who is excused from an exam sits another. */
export const isSatBy = (student: SQL): SQL => sql`case x.sitting
  when 'deferred' then ${deferred(sql`d.new_exam_id`, student)}
  else x.kind = 'assignment' or not ${deferred(sql`d.exam_id`, student)} end`

/** Students of whom assessment `x` expects a mark, as `n`. */
export const expectedOfX: SQL = sql`(
  select n.student_id from enrolments n
  where n.class_id = x.class_id and n.left_at is null and ${isSatBy(sql`n.student_id`)})`

/**
 * One of these classes, as an array: that reaches into the union above, where a join or `in` would have it put together
 * for the whole history first.
 */
export const amongClasses = (classId: SQL, classIds: SQL): SQL => sql`${classId} = any(array(${classIds}))`

/** Classes whose marks the caller enters: all for admins, those they teach for lecturers. */
export const markedBy = ({ id, role }: Pick<Actor, 'id' | 'role'>, classId: SQL): SQL =>
  role === 'admin' ? sql`true` : amongClasses(classId, classesTaughtBy(id))
