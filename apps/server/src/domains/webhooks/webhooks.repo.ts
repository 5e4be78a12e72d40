import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { inNameOrder } from '#db/name-order.ts'
import { nullable, pgType, queryRow, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { webhookDeliveries, webhooks } from './webhooks.tables.ts'

const webhookRow = {
  id: webhooks.id,
  name: webhooks.name,
  url: webhooks.url,
  events: webhooks.events,
  isOn: webhooks.isOn,
  waiting: pgType.int,
  failed: pgType.int,
  lastDeliveredAt: nullable(webhookDeliveries.createdAt),
  version: webhooks.version,
}
export type WebhookRow = ShapeRow<typeof webhookRow>

const columns = sql`w.id, w.name, w.url, w.events, w.is_on, counted.waiting, counted.failed,
  counted.last_delivered_at, w.version`
const from = sql`webhooks w cross join lateral (
  select (count(*) filter (where d.state = 'waiting'))::int as waiting,
    (count(*) filter (where d.state = 'failed'))::int as failed,
    max(d.last_attempt_at) filter (where d.state = 'delivered') as last_delivered_at
  from webhook_deliveries d where d.webhook_id = w.id) counted`

/** All webhooks: a limited number. */
export const listWebhooks = (db: Database): Promise<WebhookRow[]> =>
  queryRows(db, webhookRow)`select ${columns} from ${from} order by ${inNameOrder(sql`w.name`)}, w.id`

export const findWebhook = (db: Database, webhookId: string): Promise<WebhookRow | undefined> =>
  queryRow(db, webhookRow)`select ${columns} from ${from} where w.id = ${webhookId}`

/** Makes concurrent changes of one webhook run one after the other. */
export async function lockWebhook(db: Database, webhookId: string): Promise<boolean> {
  const rows = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(eq(webhooks.id, webhookId))
    .for('update')
  return rows.length === 1
}

export async function countWebhooks(db: Database): Promise<number> {
  const [count] = await queryValues(db, pgType.int)`select count(*)::int from webhooks`
  return count ?? 0
}

export const insertWebhook = (db: Database, row: typeof webhooks.$inferInsert) =>
  db.insert(webhooks).values(row)

export const updateWebhook = (
  db: Database,
  webhookId: string,
  change: Partial<typeof webhooks.$inferInsert>,
) =>
  db
    .update(webhooks)
    .set({ ...change, version: sql`${webhooks.version} + 1` })
    .where(eq(webhooks.id, webhookId))

export const deleteWebhook = (db: Database, webhookId: string) =>
  db.delete(webhooks).where(eq(webhooks.id, webhookId))

const targetRow = {
  url: webhooks.url,
  secret: webhooks.secret,
  formerSecret: nullable(webhooks.formerSecret),
  formerUntil: nullable(webhooks.formerUntil),
}
export type TargetRow = ShapeRow<typeof targetRow>

export const findTarget = (db: Database, webhookId: string): Promise<TargetRow | undefined> =>
  queryRow(
    db,
    targetRow,
  )`select url, secret, former_secret, former_until from webhooks where id = ${webhookId}`
