import { testEventType } from '@campanile/contract/webhooks/event-types.ts'
import { webhooks } from '@campanile/contract/webhooks/webhooks.ts'
import { newId } from '#db/columns.ts'
import { inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { nextAttempt } from '#domains/mail/backoff.rules.ts'
import type { LocalisedMessage } from '#domains/notifications/message.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { daysAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import * as repo from './deliveries.repo.ts'
import { webhookNotices } from './notices.messages.ts'
import { cloudEvent } from './queue-events.service.ts'
import { type Attempt, sendEvent } from './send-event.ts'
import { findTarget, lockWebhook } from './webhooks.repo.ts'
import { announceWebhooks, readTarget } from './webhooks.service.ts'

export const testWebhook = handle(webhooks.testWebhook, async (ctx, { webhookId }) => {
  const target = readTarget(ctx, webhookId, requireFound(await findTarget(ctx.db, webhookId)))
  await inTransaction(ctx, (tx) => recordAudit(ctx, tx, { entity: 'webhook', entityId: webhookId }))
  const event = cloudEvent(ctx, testEventType, { id: newId(), entity: 'webhook', entityId: webhookId })
  return sendEvent(target, event, ctx.clock.now())
})

export const listWebhookDeliveries = handle(webhooks.listWebhookDeliveries, async (ctx, query) => {
  requireFound(await findTarget(ctx.db, query.webhookId))
  const { rows, total } = await repo.listDeliveries(ctx.db, query)
  const items = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  }))
  return { items, total, page: query.page, pageSize: query.pageSize }
})

export const replayWebhookDelivery = handleInTransaction(
  webhooks.replayWebhookDelivery,
  async (ctx, { deliveryId }, tx) => {
    const delivery = await repo.findDelivery(tx.db, deliveryId)
    if (!delivery) throw new AppError('not-found')
    const again = { state: 'waiting' as const, attempts: 0, nextAttemptAt: ctx.clock.now() }
    await repo.updateDelivery(tx.db, deliveryId, again)
    const after = { event: delivery.type, delivery: deliveryId }
    await recordAudit(ctx, tx, { entity: 'webhook', entityId: delivery.webhookId, after })
    await ctx.jobs.add(tx.db, 'deliverWebhooks', {}, { key: 'deliver webhooks' })
    announceWebhooks(tx)
    return {}
  },
)

/** Events sent at the same time. */
const perRound = 20

/** Sends due deliveries until there are none. */
export async function deliverWebhooks(platform: Platform): Promise<void> {
  for (;;) {
    const due = await inTransaction(platform, (tx) => repo.takeDue(tx.db, platform.clock.now(), perRound))
    await Promise.all(due.map((delivery) => deliver(platform, delivery)))
    if (due.length < perRound) return
  }
}

async function deliver(platform: Platform, delivery: repo.DueRow): Promise<void> {
  const { event, webhookId, webhookName } = delivery
  const attempt = await sendEvent(readTarget(platform, webhookId, delivery), event, platform.clock.now())
  // The address can contain a secret and is not logged.
  if (attempt.problem) {
    const { status, problem } = attempt
    platform.log.warn({ webhookId, status, problem }, 'webhook not delivered')
  }
  await record(platform, delivery, attempt, webhookName)
}

async function record(
  platform: Platform,
  delivery: repo.DueRow,
  attempt: Attempt,
  name: string,
): Promise<void> {
  const { id, attempts, webhookId, createdBy } = delivery
  const now = platform.clock.now()
  const { status, problem } = attempt
  const next = problem && nextAttempt(attempts, now, Math.random())
  await inTransaction(platform, async (tx) => {
    if (!problem) {
      await repo.updateDelivery(tx.db, id, { state: 'delivered', status, problem, nextAttemptAt: null })
    } else if (next) {
      await repo.updateDelivery(tx.db, id, { status, problem, nextAttemptAt: next })
    } else {
      // Deliveries that fail together are recorded one after the other, so that only the first one notifies.
      await lockWebhook(tx.db, webhookId)
      const isKnown = await repo.hasFailedSince(tx.db, webhookId, daysAfter(now, -1))
      await repo.updateDelivery(tx.db, id, { state: 'failed', status, problem, nextAttemptAt: null })
      if (!isKnown) await notify(tx, now, [createdBy], deliveriesFail(name))
    }
    announceWebhooks(tx)
  })
}

const deliveriesFail =
  (name: string): LocalisedMessage =>
  (locale) => ({
    kind: 'account',
    type: 'warning',
    title: webhookNotices(locale).failing(),
    message: webhookNotices(locale).failingAdvice({ name }),
    priority: 'high',
    navigationPath: '/app/settings/webhooks',
  })
