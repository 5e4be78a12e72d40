import { and, count, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { leaveAttachments } from './leave.tables.ts'

const ofRequest = (requestId: string, attachmentId: string) =>
  and(eq(leaveAttachments.id, attachmentId), eq(leaveAttachments.requestId, requestId))

export async function findAttachment(db: Database, requestId: string, attachmentId: string) {
  const [row] = await db.select().from(leaveAttachments).where(ofRequest(requestId, attachmentId))
  return row
}

export async function countAttachments(db: Database, requestId: string): Promise<number> {
  const [row] = await db
    .select({ files: count() })
    .from(leaveAttachments)
    .where(eq(leaveAttachments.requestId, requestId))
  return row?.files ?? 0
}

export const insertAttachment = (db: Database, row: typeof leaveAttachments.$inferInsert) =>
  db.insert(leaveAttachments).values(row)

/** Returns the key of the file that is no longer referenced; undefined if it was already deleted. */
export async function deleteAttachment(
  db: Database,
  requestId: string,
  attachmentId: string,
): Promise<string | undefined> {
  const [row] = await db
    .delete(leaveAttachments)
    .where(ofRequest(requestId, attachmentId))
    .returning({ key: leaveAttachments.key })
  return row?.key
}
