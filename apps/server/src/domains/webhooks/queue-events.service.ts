import { findEventType } from '@campanile/contract/webhooks/event-types.ts'
import type { Transaction } from '#db/database.ts'
import type { Context } from '#http/context.ts'
import * as repo from './queue-events.repo.ts'
import type { CloudEvent } from './webhooks.tables.ts'

/** The contents of an event: only ids, because receivers may have less access than the person who acted. */
export function cloudEvent(
  { config, clock, operation }: Pick<Context, 'config' | 'clock' | 'operation'>,
  type: CloudEvent['type'],
  { id, entity, entityId }: { id: string; entity: string; entityId: string },
): CloudEvent {
  return {
    specversion: '1.0',
    id,
    source: config.publicUrl.origin,
    type,
    subject: `${entity}/${entityId}`,
    time: clock.now().toISOString(),
    datacontenttype: 'application/json',
    data: { operation, entity, id: entityId },
  }
}

/**
 * Queues the events of audited changes in their transaction, so that no change is lost and none is reported
 * that was rolled back.
 */
export async function queueEvents(
  ctx: Context,
  tx: Transaction,
  changes: readonly { entity: string; entityId: string }[],
): Promise<void> {
  const type = findEventType(ctx.operation)
  if (!type) return
  const webhookIds = await repo.listWanting(tx.db, type)
  if (webhookIds.length === 0) return
  const at = ctx.clock.now()
  await repo.insertDeliveries(
    tx.db,
    changes.flatMap(({ entity, entityId }) => {
      const event = cloudEvent(ctx, type, { id: '', entity, entityId })
      return webhookIds.map((webhookId) => ({ webhookId, event, at }))
    }),
  )
  await ctx.jobs.add(tx.db, 'deliverWebhooks', {}, { key: 'deliver webhooks' })
}
