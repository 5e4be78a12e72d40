import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
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
