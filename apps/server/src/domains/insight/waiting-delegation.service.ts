import { type UndelegatedReason, waitingItems } from '@campanile/contract/insight/waiting-items.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import type { Transaction } from '#db/database.ts'
import { recordAudits } from '#domains/audit/audit.service.ts'
import { notifyEach } from '#domains/notifications/notifications.service.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { groupRows } from '#platform/grouped.ts'
import { delegationEnded, itemsDelegated } from './delegation-notices.ts'
import { delegationAbilities } from './insight.policy.ts'
import { waitingReader } from './waiting.service.ts'
import { announceWaiting, itemKey } from './waiting-item.ts'
import * as repo from './waiting-items.repo.ts'

export const listWaitingDelegates = handle(waitingItems.listWaitingDelegates, async (ctx, { items }) => {
  const keys = items.map(itemKey).filter(({ queue }) => delegationAbilities(ctx.actor, queue, null).delegate)
  return { items: await repo.listDelegates(ctx.db, await waitingReader(ctx), keys) }
})

/** Identifies an item as it is stored, whether or not the request names a parent. */
const nameOfKey = ({ queue, itemId, withinId }: repo.ItemKey) => [queue, itemId, withinId ?? itemId].join()
const keyOf = ({ queue, id, withinId }: Pick<repo.FoundItem, 'queue' | 'id' | 'withinId'>): repo.ItemKey => ({
  queue,
  itemId: id,
  withinId,
})

type Delegating = ParsedInput<typeof waitingItems.delegateWaitingItems>

export const delegateWaitingItems = handleInTransaction(
  waitingItems.delegateWaitingItems,
  async (ctx, { items: asked, delegateId, reason }, tx) => {
    const reader = await waitingReader({ ...ctx, db: tx.db })
    const keys = asked.map(itemKey)
    const waiting = await repo.findItems(tx.db, reader, keys)
    const decidable = await repo.listDelegable(tx.db, reader, { keys, delegateId })
    const [waitingNames, decidableNames] = [waiting, decidable].map(
      (rows) => new Set(rows.map((row) => nameOfKey(keyOf(row)))),
    )
    const reasonToLeaveOut = (key: repo.ItemKey): UndelegatedReason | undefined => {
      if (!waitingNames!.has(nameOfKey(key))) return 'not-waiting'
      if (!delegationAbilities(ctx.actor, key.queue, null).delegate) return 'not-delegable'
      return decidableNames!.has(nameOfKey(key)) ? undefined : 'cannot-decide'
    }
    const delegated = waiting.filter((item) => reasonToLeaveOut(keyOf(item)) === undefined)
    if (delegated.length > 0) await delegate(ctx, tx, { items: delegated, delegateId, reason })
    return {
      done: delegated.length,
      leftOut: keys.flatMap((key, item) => {
        const why = reasonToLeaveOut(key)
        return why ? { item, reason: why } : []
      }),
    }
  },
)

async function delegate(
  ctx: SignedIn,
  tx: Transaction,
  { items, delegateId, reason }: Pick<Delegating, 'delegateId' | 'reason'> & { items: repo.FoundItem[] },
): Promise<void> {
  const at = ctx.clock.now()
  await repo.putDelegations(tx.db, items.map(keyOf), { delegateId, delegatedBy: ctx.actor.id, reason, at })
  await recordAudits(
    ctx,
    tx,
    items.map(({ queue, id, personId, delegation }) => ({
      entity: 'waiting-item',
      entityId: id,
      about: personId,
      before: delegation && { queue, delegateId: delegation.to.id },
      after: { queue, delegateId, reason },
    })),
  )
  const by = await readFullName(tx.db, ctx.actor.id)
  const replaced = items.filter(
    ({ delegation }) => delegation && delegation.to.id !== delegateId && delegation.to.id !== ctx.actor.id,
  )
  const before = groupRows(replaced, ({ delegation }) => delegation!.to.id)
  await notifyEach(tx, at, [
    { personIds: [delegateId], message: itemsDelegated({ by, reason, items }) },
    ...[...before].map(([personId, theirs]) => ({
      personIds: [personId],
      message: delegationEnded({ by, items: theirs }),
    })),
  ])
  announceWaiting(tx, [delegateId, ...before.keys()])
}
