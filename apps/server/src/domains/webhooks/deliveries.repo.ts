import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions } from '#db/lists.ts'
import { nullable, pgType, queryPage, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { minutesAfter } from '#platform/clock.ts'
import { webhookDeliveries, webhooks } from './webhooks.tables.ts'

const deliveryRow = {
  id: webhookDeliveries.id,
  type: webhookDeliveries.type,
  subject: pgType.text,
  state: webhookDeliveries.state,
  createdAt: webhookDeliveries.createdAt,
  attempts: webhookDeliveries.attempts,
  lastAttemptAt: webhookDeliveries.lastAttemptAt,
  nextAttemptAt: webhookDeliveries.nextAttemptAt,
  status: webhookDeliveries.status,
  problem: webhookDeliveries.problem,
}
export type DeliveryRow = ShapeRow<typeof deliveryRow>

const columns = sql`d.id, d.type, d.event->>'subject' as subject, d.state, d.created_at, d.attempts,
  d.last_attempt_at, d.next_attempt_at, d.status, d.problem`

interface ListQuery {
  webhookId: string
  state?: string | undefined
  page: number
  pageSize: number
}

export function listDeliveries(db: Database, { webhookId, state, ...page }: ListQuery) {
  const where = allConditions(sql`d.webhook_id = ${webhookId}`, state && sql`d.state = ${state}`)
  const found = sql`from webhook_deliveries d where ${where}`
  return queryPage(db, deliveryRow, {
    rows: sql`select ${columns} ${found} order by d.created_at desc, d.id desc`,
    count: found,
    page,
  })
}

const dueRow = {
  id: webhookDeliveries.id,
  event: webhookDeliveries.event,
  attempts: webhookDeliveries.attempts,
  webhookId: webhooks.id,
  webhookName: webhooks.name,
  createdBy: webhooks.createdBy,
  url: webhooks.url,
  secret: webhooks.secret,
  formerSecret: nullable(webhooks.formerSecret),
  formerUntil: nullable(webhooks.formerUntil),
}
export type DueRow = ShapeRow<typeof dueRow>

/** Minutes after which a delivery is due again if the server that took it was killed. */
const leaseMinutes = 5

/** Takes deliveries that are due, so that no other server sends them at the same time. */
export const takeDue = (db: Database, now: Date, limit: number): Promise<DueRow[]> =>
  queryRows(db, dueRow)`
    update webhook_deliveries d set next_attempt_at = ${minutesAfter(now, leaseMinutes)},
      attempts = d.attempts + 1, last_attempt_at = ${now}
    from webhooks w
    where w.id = d.webhook_id and d.id in (
      select due.id from webhook_deliveries due join webhooks its on its.id = due.webhook_id
      where due.state = 'waiting' and due.next_attempt_at <= ${now} and its.is_on
      order by due.next_attempt_at limit ${limit} for update of due skip locked)
    returning d.id, d.event, d.attempts, w.id as webhook_id, w.name as webhook_name, w.created_by, w.url,
      w.secret, w.former_secret, w.former_until`

export const updateDelivery = (
  db: Database,
  deliveryId: string,
  change: Partial<typeof webhookDeliveries.$inferInsert>,
) => db.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, deliveryId))

const oneRow = {
  id: webhookDeliveries.id,
  webhookId: webhookDeliveries.webhookId,
  type: webhookDeliveries.type,
}

export const findDelivery = (db: Database, deliveryId: string) =>
  queryRow(
    db,
    oneRow,
  )`select id, webhook_id, type from webhook_deliveries where id = ${deliveryId} for update`

/** Whether a delivery of this webhook has failed since then. */
export async function hasFailedSince(db: Database, webhookId: string, since: Date): Promise<boolean> {
  const row = await queryRow(db, { count: pgType.int })`select count(*)::int as count from (select 1
    from webhook_deliveries where webhook_id = ${webhookId} and state = 'failed' and last_attempt_at >= ${since}
    limit 1) it`
  return row?.count === 1
}
