import { type SQL, sql } from 'drizzle-orm'
import { isTaughtBy } from '#domains/access/session-access.sql.ts'
import { isMemberAt } from '#domains/people/membership.sql.ts'

// SQL fragments shared by the repositories of this domain, for `exams` as `e`.

/** Student `n` of the exam's class is excused from this sitting. */
const deferredN = sql`exists (select 1 from exam_deferrals d
  where d.exam_id = e.id and d.student_id = n.student_id and d.reversed_at is null)`

/** Student `n` of the class was assigned this sitting instead of another. */
const assignedN = sql`exists (select 1 from exam_deferrals d
  where d.new_exam_id = e.id and d.student_id = n.student_id and d.reversed_at is null)`

/**
 * Whether enrolment `n` sits the exam: with the class or instead of another sitting, not deferred, and with
 * the institution on its day.
 */
export const sitsN = sql`(n.left_at is null and (e.sitting = 'class' or ${assignedN}) and not ${deferredN}
  and ${isMemberAt(sql`n.student_id`, sql`e.starts_at`)})`

/** Ids of the students who sit an exam. */
export const candidatesOfE = sql`(
  select n.student_id from enrolments n where n.class_id = e.class_id and ${sitsN})`

/** Whether a person invigilates an exam in one of its rooms. */
export const isInvigilatedByE = (personId: string): SQL =>
  sql`exists (select 1 from exam_rooms r where r.exam_id = e.id and r.invigilator_id = ${personId})`

/**
 * Whether a person teaches an exam's class or invigilates it; they can read its seats once it is published.
 */
export const isStaffedByE = (personId: string): SQL =>
  sql`(${isTaughtBy(sql`e.class_id`, personId)} or ${isInvigilatedByE(personId)})`
