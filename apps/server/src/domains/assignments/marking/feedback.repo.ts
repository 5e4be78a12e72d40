import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { firstItem } from '#platform/first-item.ts'
import { assignmentFeedback } from '../assignments.tables.ts'
import { feedbackComments } from '../marking.tables.ts'

type NewComment = typeof feedbackComments.$inferInsert

export const listComments = (db: Database, personId: string) =>
  db
    .select({ id: feedbackComments.id, text: feedbackComments.text })
    .from(feedbackComments)
    .where(eq(feedbackComments.personId, personId))
    .orderBy(desc(feedbackComments.createdAt), desc(feedbackComments.id))

export async function findOwner(db: Database, commentId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ personId: feedbackComments.personId })
    .from(feedbackComments)
    .where(eq(feedbackComments.id, commentId))
  return row?.personId
}

/** False when the id already exists. */
export async function insertComment(db: Database, row: NewComment): Promise<boolean> {
  const inserted = await db
    .insert(feedbackComments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: feedbackComments.id })
  return inserted.length === 1
}

/** False when it is not one of theirs. */
export async function deleteComment(db: Database, personId: string, commentId: string): Promise<boolean> {
  const deleted = await db
    .delete(feedbackComments)
    .where(and(eq(feedbackComments.id, commentId), eq(feedbackComments.personId, personId)))
    .returning({ id: feedbackComments.id })
  return deleted.length === 1
}

export type FeedbackRow = typeof assignmentFeedback.$inferSelect

export const listStudentFeedback = (
  db: Database,
  studentId: string,
  assignmentIds: readonly string[],
): Promise<FeedbackRow[]> =>
  assignmentIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(assignmentFeedback)
        .where(
          and(
            eq(assignmentFeedback.studentId, studentId),
            inArray(assignmentFeedback.assignmentId, [...assignmentIds]),
          ),
        )

export async function findFeedback(
  db: Database,
  assignmentId: string,
  studentId: string,
): Promise<FeedbackRow | undefined> {
  const [row] = await listStudentFeedback(db, studentId, [assignmentId])
  return row
}

/** The row, created if necessary and locked until the end of the transaction. */
export async function lockFeedback(
  db: Database,
  assignmentId: string,
  studentId: string,
): Promise<FeedbackRow> {
  await db.insert(assignmentFeedback).values({ assignmentId, studentId }).onConflictDoNothing()
  const row = firstItem(
    await db
      .select()
      .from(assignmentFeedback)
      .where(
        and(eq(assignmentFeedback.assignmentId, assignmentId), eq(assignmentFeedback.studentId, studentId)),
      )
      .for('update'),
  )
  return row
}

type Change = Partial<Omit<FeedbackRow, 'assignmentId' | 'studentId' | 'version'>>

export const updateFeedback = (
  db: Database,
  { assignmentId, studentId }: Pick<FeedbackRow, 'assignmentId' | 'studentId'>,
  change: Change,
) =>
  db
    .update(assignmentFeedback)
    .set({ ...change, version: sql`${assignmentFeedback.version} + 1` })
    .where(
      and(eq(assignmentFeedback.assignmentId, assignmentId), eq(assignmentFeedback.studentId, studentId)),
    )
