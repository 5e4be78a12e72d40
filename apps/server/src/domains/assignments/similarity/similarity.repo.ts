import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { countRows, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { assignments, submissionFiles, submissions } from '../assignments.tables.ts'
import { workSimilarities } from '../marking.tables.ts'

const dueRow = {
  id: assignments.id,
  classId: assignments.classId,
  title: assignments.title,
  text: assignments.text,
}

/**
 * An assignment whose due date has passed and that has work which was not compared yet. Old assignments are left
 * alone, so that an upgrade does not read the work of all years.
 */
export async function findToCompare(db: Database, now: Date, since: Date) {
  const [row] = await queryRows(db, dueRow)`
    select a.id, a.class_id, a.title, a.text
    from assignments a
    where a.published_at is not null and a.archived_at is null
      and a.due_at < ${now} and a.due_at > ${since}
      and exists (select 1 from submissions s
        where s.assignment_id = a.id and (a.compared_at is null or s.submitted_at > a.compared_at))
    order by a.due_at, a.id limit 1`
  return row
}

const fileRow = {
  studentId: submissions.studentId,
  key: submissionFiles.key,
  type: submissionFiles.type,
  size: submissionFiles.size,
}
export type ComparedFile = ShapeRow<typeof fileRow>

/** Files of the newest attempts, by student. */
export const listFiles = (db: Database, assignmentId: string) =>
  queryRows(db, fileRow)`
    select s.student_id, f.key, f.type, f.size
    from submissions s
    join submission_attempts n on n.submission_id = s.id and n.number = s.attempts
    join submission_files f on f.attempt_id = n.id
    where s.assignment_id = ${assignmentId}
    order by s.student_id, f.id`

/** Replaces the pairs of an assignment. Students whose work was erased meanwhile are left out. */
export async function replacePairs(
  db: Database,
  assignmentId: string,
  pairs: readonly { studentId: string; otherId: string; percent: number }[],
): Promise<void> {
  await db.delete(workSimilarities).where(eq(workSimilarities.assignmentId, assignmentId))
  if (pairs.length === 0) return
  await db.execute(sql`
    insert into work_similarities (assignment_id, student_id, other_id, percent)
    select ${assignmentId}::uuid, t.student_id, t.other_id, t.percent
    from unnest(${sql.param(pairs.map(({ studentId }) => studentId))}::uuid[],
      ${sql.param(pairs.map(({ otherId }) => otherId))}::uuid[],
      ${sql.param(pairs.map(({ percent }) => percent))}::smallint[]) t(student_id, other_id, percent)
    where (select count(distinct s.student_id) from submissions s
        join submission_attempts n on n.submission_id = s.id and n.number = s.attempts
        join submission_files f on f.attempt_id = n.id
        where s.assignment_id = ${assignmentId} and s.student_id in (t.student_id, t.other_id)) = 2`)
}

export const noteComparison = (db: Database, assignmentId: string, comparedAt: Date) =>
  db.update(assignments).set({ comparedAt }).where(eq(assignments.id, assignmentId))

export async function comparedAt(db: Database, assignmentId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: assignments.comparedAt })
    .from(assignments)
    .where(eq(assignments.id, assignmentId))
  return row?.at ?? null
}

const pairRow = {
  studentId: workSimilarities.studentId,
  studentName: pgType.text,
  otherId: workSimilarities.otherId,
  otherName: pgType.text,
  percent: workSimilarities.percent,
}

export const listPairs = (db: Database, assignmentId: string) =>
  queryRows(db, pairRow)`
    select w.student_id, p.first_name || ' ' || p.last_name as student_name,
      w.other_id, o.first_name || ' ' || o.last_name as other_name, w.percent
    from work_similarities w
    join people p on p.id = w.student_id
    join people o on o.id = w.other_id
    where w.assignment_id = ${assignmentId}
    order by w.percent desc, student_name, other_name, w.student_id limit 200`

/** Comparisons are for marking: they go with it. */
const isOver = (before: Date) => sql`exists (select 1 from assignments a
  where a.id = w.assignment_id and (a.archived_at is not null or a.due_at < ${before}))`

export const countOver = (db: Database, before: Date, most: number): Promise<number> =>
  countRows(db)`from (select 1 from work_similarities w where ${isOver(before)} limit ${most}) w`

/** Returns how many were deleted. */
export async function deleteOver(db: Database, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from work_similarities where ctid in (
      select w.ctid from work_similarities w where ${isOver(before)} limit ${limit})`)
  return rowCount ?? 0
}
