import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { assignmentFeedback } from '../assignments.tables.ts'

export type FeedbackRow = typeof assignmentFeedback.$inferSelect

export const listFeedbackOf = (
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
  const [row] = await listFeedbackOf(db, studentId, [assignmentId])
  return row
}

/** The row, created if necessary and locked until the end of the transaction. */
export async function lockFeedback(
  db: Database,
  assignmentId: string,
  studentId: string,
): Promise<FeedbackRow> {
  await db.insert(assignmentFeedback).values({ assignmentId, studentId }).onConflictDoNothing()
  const [row] = await db
    .select()
    .from(assignmentFeedback)
    .where(
      and(eq(assignmentFeedback.assignmentId, assignmentId), eq(assignmentFeedback.studentId, studentId)),
    )
    .for('update')
  return row!
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
