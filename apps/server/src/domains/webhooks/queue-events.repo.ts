import { sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { pgType, queryValues } from '#db/rows.ts'
import { type CloudEvent, webhookDeliveries } from './webhooks.tables.ts'

/** Webhooks that want this type of event. */
export const listWanting = (db: Database, type: string): Promise<string[]> =>
  queryValues(db, pgType.uuid)`select id from webhooks where is_on and ${type} = any(events) order by id`

export async function insertDeliveries(
  db: Database,
  deliveries: readonly { webhookId: string; event: CloudEvent; at: Date }[],
): Promise<void> {
  await db.insert(webhookDeliveries).values(
    deliveries.map(({ webhookId, event, at }) => {
      // Each receiver gets its own event id, so that replaying one doesn't affect the others.
      const id = newId()
      const { type } = event
      const row = { id, webhookId, type, event: { ...event, id } }
      return { ...row, state: 'waiting' as const, createdAt: at, nextAttemptAt: at }
    }),
  )
}

/** Deletes at most `limit` deliveries that ended before this time. */
export async function deleteEnded(db: Database, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from webhook_deliveries where id in (
    select id from webhook_deliveries where state <> 'waiting' and created_at <= ${before} limit ${limit})`)
  return rowCount ?? 0
}

export async function countEnded(db: Database, before: Date, most: number): Promise<number> {
  const [count] = await queryValues(
    db,
    pgType.int,
  )`select count(*)::int from (select 1 from webhook_deliveries
    where state <> 'waiting' and created_at <= ${before} limit ${most}) it`
  return count ?? 0
}
