import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { mitigationAttachments, mitigationRequests } from './mitigation.tables.ts'
import type { AttachmentRow } from './mitigation-parts.repo.ts'

/**
 * Reserves a number for the next file of a request, even if its upload fails later; undefined if the request
 * is gone.
 */
export async function takeFileIndex(db: Database, requestId: string): Promise<number | undefined> {
  const [row] = await db
    .update(mitigationRequests)
    .set({ filesSent: sql`${mitigationRequests.filesSent} + 1` })
    .where(eq(mitigationRequests.id, requestId))
    .returning({ filesSent: mitigationRequests.filesSent })
  return row && row.filesSent - 1
}

export async function findAttachment(
  db: Database,
  requestId: string,
  attachmentId: string,
): Promise<AttachmentRow | undefined> {
  const [row] = await db
    .select()
    .from(mitigationAttachments)
    .where(and(eq(mitigationAttachments.id, attachmentId), eq(mitigationAttachments.requestId, requestId)))
  return row
}
