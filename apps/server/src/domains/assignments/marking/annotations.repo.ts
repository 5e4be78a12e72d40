import { and, count, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { firstItem } from '#platform/first-item.ts'
import { submissionAttempts, submissionFiles, submissions } from '../assignments.tables.ts'
import { workAnnotations } from '../marking.tables.ts'

interface OfStudent {
  assignmentId: string
  studentId: string
}

const annotationRow = {
  id: workAnnotations.id,
  fileId: workAnnotations.fileId,
  page: workAnnotations.page,
  x: pgType.float,
  y: pgType.float,
  text: workAnnotations.text,
  author: pgType.text,
  updatedAt: workAnnotations.updatedAt,
  version: workAnnotations.version,
}
export type AnnotationRow = ShapeRow<typeof annotationRow>

/** Annotations of all attempts, in reading order. */
export const listAnnotations = (db: Database, { assignmentId, studentId }: OfStudent) =>
  queryRows(db, annotationRow)`
    select w.id, w.file_id, w.page, w.x::float8 as x, w.y::float8 as y, w.text,
      p.first_name || ' ' || p.last_name as author, w.updated_at, w.version
    from submissions s
    join submission_attempts n on n.submission_id = s.id
    join submission_files f on f.attempt_id = n.id
    join work_annotations w on w.file_id = f.id
    join people p on p.id = w.created_by
    where s.assignment_id = ${assignmentId} and s.student_id = ${studentId}
    order by w.file_id, w.page, w.y, w.x, w.id`

const ofStudent = (db: Database, { assignmentId, studentId }: OfStudent) =>
  db
    .select({ id: submissionFiles.id })
    .from(submissionFiles)
    .innerJoin(submissionAttempts, eq(submissionAttempts.id, submissionFiles.attemptId))
    .innerJoin(submissions, eq(submissions.id, submissionAttempts.submissionId))
    .where(and(eq(submissions.assignmentId, assignmentId), eq(submissions.studentId, studentId)))

/** A file of any attempt of this student. */
export async function findFile(db: Database, of: OfStudent, fileId: string) {
  const [row] = await db
    .select({ type: submissionFiles.type })
    .from(submissionFiles)
    .where(and(eq(submissionFiles.id, fileId), inArray(submissionFiles.id, ofStudent(db, of))))
  return row
}

/** One annotation on this student's work. */
export async function findAnnotation(db: Database, of: OfStudent, annotationId: string) {
  const [row] = await db
    .select()
    .from(workAnnotations)
    .where(and(eq(workAnnotations.id, annotationId), inArray(workAnnotations.fileId, ofStudent(db, of))))
  return row
}

export async function countOfFile(db: Database, fileId: string): Promise<number> {
  const row = firstItem(
    await db.select({ value: count() }).from(workAnnotations).where(eq(workAnnotations.fileId, fileId)),
  )
  return row.value
}

/** False when the id already exists. */
export async function insertAnnotation(
  db: Database,
  row: typeof workAnnotations.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(workAnnotations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: workAnnotations.id })
  return inserted.length === 1
}

interface Seen {
  id: string
  version: number
}
const seen = ({ id, version }: Seen) => and(eq(workAnnotations.id, id), eq(workAnnotations.version, version))

/** False when the row has another version. */
export async function updateText(
  db: Database,
  row: Seen,
  { text, updatedAt }: { text: string; updatedAt: Date },
): Promise<boolean> {
  const updated = await db
    .update(workAnnotations)
    .set({ text, updatedAt, version: row.version + 1 })
    .where(seen(row))
    .returning({ id: workAnnotations.id })
  return updated.length === 1
}

/** False when the row has another version. */
export async function deleteAnnotation(db: Database, row: Seen): Promise<boolean> {
  const deleted = await db.delete(workAnnotations).where(seen(row)).returning({ id: workAnnotations.id })
  return deleted.length === 1
}
