import { type SQL, sql } from 'drizzle-orm'
import { isTaughtBy } from '#domains/access/session-access.sql.ts'

// Fragments that the repositories of this domain share; they read `exams` as `e`.

/** A student `n` of the exam's class is excused from this sitting. */
const deferredN = sql`exists (select 1 from exam_deferrals d
  where d.exam_id = e.id and d.student_id = n.student_id and d.reversed_at is null)`

/** A student `n` of the class was given this sitting in place of another. */
const assignedN = sql`exists (select 1 from exam_deferrals d
  where d.new_exam_id = e.id and d.student_id = n.student_id and d.reversed_at is null)`

/** Whether the enrolment `n` sits the exam: with the class or in place of another sitting, and not put off. */
export const sitsN = sql`(n.left_at is null and (e.sitting = 'class' or ${assignedN}) and not ${deferredN})`

/** Ids of the students who sit an exam. */
export const candidatesOfE = sql`(
  select n.student_id from enrolments n where n.class_id = e.class_id and ${sitsN})`

/** Whether somebody invigilates an exam in one of its rooms. */
export const isInvigilatedByE = (personId: string): SQL =>
  sql`exists (select 1 from exam_rooms r where r.exam_id = e.id and r.invigilator_id = ${personId})`

/** Whether somebody teaches the class of an exam or invigilates it: they read its seats once it is published. */
export const isStaffedByE = (personId: string): SQL =>
  sql`(${isTaughtBy(sql`e.class_id`, personId)} or ${isInvigilatedByE(personId)})`

export const allOf = (conditions: SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
