import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { queryRows, type ShapeRow } from '#db/rows.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import {
  mitigationAttachments,
  mitigationEffects,
  mitigationRequestSessions,
  mitigationRequests,
} from './mitigation.tables.ts'

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

export type AttachmentRow = typeof mitigationAttachments.$inferSelect
export type EffectRow = typeof mitigationEffects.$inferSelect

const namedSessionRow = {
  requestId: mitigationRequestSessions.requestId,
  id: sessions.id,
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
}
export type NamedSession = ShapeRow<typeof namedSessionRow>

/** Attachments of several requests, in upload order. */
export const listAttachments = (db: Database, requestIds: string[]): Promise<AttachmentRow[]> =>
  db
    .select()
    .from(mitigationAttachments)
    .where(inArray(mitigationAttachments.requestId, requestIds))
    .orderBy(asc(mitigationAttachments.id))

/** Sessions named by several requests, the earliest first. */
export const listNamedSessions = (db: Database, requestIds: string[]) =>
  queryRows(db, namedSessionRow)`
    select n.request_id, s.id, s.starts_at, s.ends_at
    from mitigation_request_sessions n join sessions s on s.id = n.session_id
    where n.request_id = any(${sql.param(requestIds)}::uuid[])
    order by s.starts_at, s.id`

export const listEffects = (db: Database, requestIds: string[]): Promise<EffectRow[]> =>
  db
    .select()
    .from(mitigationEffects)
    .where(inArray(mitigationEffects.requestId, requestIds))
    .orderBy(asc(mitigationEffects.id))

export async function insertEffects(db: Database, rows: (typeof mitigationEffects.$inferInsert)[]) {
  if (rows.length > 0) await db.insert(mitigationEffects).values(rows)
}

/** Records the reversal of each effect: when it was undone, or why it was not, with an optional note. */
export async function settleEffects(
  db: Database,
  settled: readonly { id: string; reversed: boolean; words: string | null }[],
  reversedAt: Date,
) {
  if (settled.length === 0) return
  await db.execute(sql`
    update mitigation_effects e set obstacle = g.words,
      reversed_at = case when g.reversed then ${reversedAt}::timestamptz end
    from unnest(${sql.param(settled.map(({ id }) => id))}::uuid[],
      ${sql.param(settled.map(({ reversed }) => reversed))}::boolean[],
      ${sql.param(settled.map(({ words }) => words))}::text[]) g(id, reversed, words)
    where e.id = g.id`)
}

export const insertAttachment = (db: Database, row: typeof mitigationAttachments.$inferInsert) =>
  db.insert(mitigationAttachments).values(row)

export const deleteAttachment = (db: Database, attachmentId: string) =>
  db.delete(mitigationAttachments).where(eq(mitigationAttachments.id, attachmentId))
