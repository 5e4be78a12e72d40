import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { firstItem } from '#platform/first-item.ts'
import { submissionAttempts, submissionFiles, submissions } from '../assignments.tables.ts'

export type AttemptRow = typeof submissionAttempts.$inferSelect
export type SubmittedFileRow = typeof submissionFiles.$inferSelect

/** All attempts of one submission, newest first. */
export const listAttempts = (db: Database, submissionId: string): Promise<AttemptRow[]> =>
  db
    .select()
    .from(submissionAttempts)
    .where(eq(submissionAttempts.submissionId, submissionId))
    .orderBy(desc(submissionAttempts.number))

export const listSubmittedFiles = (
  db: Database,
  attemptIds: readonly string[],
): Promise<SubmittedFileRow[]> =>
  attemptIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(submissionFiles)
        .where(inArray(submissionFiles.attemptId, [...attemptIds]))
        .orderBy(asc(submissionFiles.id))

/** A file of one attempt, with its student. */
export async function findSubmittedFile(db: Database, attemptId: string, fileId: string) {
  const [row] = await db
    .select({
      key: submissionFiles.key,
      name: submissionFiles.name,
      type: submissionFiles.type,
      studentId: submissions.studentId,
      assignmentId: submissions.assignmentId,
    })
    .from(submissionFiles)
    .innerJoin(submissionAttempts, eq(submissionAttempts.id, submissionFiles.attemptId))
    .innerJoin(submissions, eq(submissions.id, submissionAttempts.submissionId))
    .where(and(eq(submissionFiles.id, fileId), eq(submissionAttempts.id, attemptId)))
  return row
}

export async function findAttempt(db: Database, attemptId: string) {
  const [row] = await db
    .select({ studentId: submissions.studentId, assignmentId: submissions.assignmentId })
    .from(submissionAttempts)
    .innerJoin(submissions, eq(submissions.id, submissionAttempts.submissionId))
    .where(eq(submissionAttempts.id, attemptId))
  return row
}

interface NewAttempt {
  submittedAt: Date
  receiptCode: string
}

/** Adds an attempt to the submission. A concurrent submission waits here for the first. */
export async function countAttempt(
  db: Database,
  of: { assignmentId: string; studentId: string },
  { submittedAt, receiptCode }: NewAttempt,
) {
  const row = firstItem(
    await db
      .insert(submissions)
      .values({ ...of, submittedAt, receiptCode, attempts: 1 })
      .onConflictDoUpdate({
        target: [submissions.assignmentId, submissions.studentId],
        set: {
          submittedAt,
          receiptCode,
          attempts: sql`${submissions.attempts} + 1`,
          version: sql`${submissions.version} + 1`,
        },
      })
      .returning({ id: submissions.id, attempts: submissions.attempts }),
  )
  return row
}

/** False when the id is already used. */
export async function insertAttempt(
  db: Database,
  row: typeof submissionAttempts.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(submissionAttempts)
    .values(row)
    .onConflictDoNothing({ target: submissionAttempts.id })
    .returning({ id: submissionAttempts.id })
  return inserted.length === 1
}

export const insertSubmittedFiles = (db: Database, rows: (typeof submissionFiles.$inferInsert)[]) =>
  db.insert(submissionFiles).values(rows)
