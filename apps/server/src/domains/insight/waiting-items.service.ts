import { type WaitingDetails, waitingItems } from '@campanile/contract/insight/waiting-items.ts'
import type { Database, Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { personOrNotFound } from '#domains/people/people.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { delegationEnded, itemDelegated } from './delegation-notices.ts'
import { delegationAbilities } from './insight.policy.ts'
import { waitingReader } from './waiting.service.ts'
import * as repo from './waiting-items.repo.ts'

type Input = Omit<repo.ItemKey, 'withinId'> & { withinId?: string | null | undefined }

const itemKey = ({ queue, itemId, withinId = null }: Input): repo.ItemKey => ({ queue, itemId, withinId })

/** @throws AppError not-found when the item does not wait for the caller, or no longer */
async function findReaderItem(ctx: SignedIn, db: Database, key: repo.ItemKey) {
  const reader = await waitingReader({ ...ctx, db })
  return { reader, item: requireFound(await repo.findItem(db, reader, key)) }
}

async function readDetails(ctx: SignedIn, db: Database, key: repo.ItemKey): Promise<WaitingDetails> {
  const { reader, item } = await findReaderItem(ctx, db, key)
  const can = delegationAbilities(ctx.actor, key.queue, item.delegation)
  const [notes, delegates] = await Promise.all([
    repo.listNotes(db, reader, key),
    can.delegate ? repo.listDelegates(db, reader, key, item) : [],
  ])
  return {
    delegation: item.delegation,
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    delegates,
    can,
  }
}

const audit = (ctx: SignedIn, tx: Transaction, key: repo.ItemKey, change: object, about: string | null) =>
  recordAudit(ctx, tx, {
    entity: 'waiting-item',
    entityId: key.itemId,
    about,
    ...change,
  })

/** Reloads the queues of those who can decide the item. */
const announce = (tx: Transaction, personIds: readonly string[]) =>
  tx.announce({ event: { topic: 'waiting' }, people: personIds, role: 'admin' })

const actorName = async ({ actor }: SignedIn, { db }: Transaction) => {
  const { firstName, lastName } = await personOrNotFound(db, actor.id)
  return `${firstName} ${lastName}`
}

export const readWaitingItem = handle(waitingItems.readWaitingItem, (ctx, input) =>
  readDetails(ctx, ctx.db, itemKey(input)),
)

export const addWaitingNote = handleInTransaction(
  waitingItems.addWaitingNote,
  async (ctx, { text, ...input }, tx) => {
    const key = itemKey(input)
    const { item, reader } = await findReaderItem(ctx, tx.db, key)
    await repo.insertNote(tx.db, key, { by: ctx.actor.id, at: ctx.clock.now(), text })
    await audit(ctx, tx, key, { after: { queue: key.queue, note: text } }, item.personId)
    const deciders = await repo.listDelegates(tx.db, reader, key, item)
    announce(
      tx,
      deciders.map(({ id }) => id),
    )
    return readDetails(ctx, tx.db, key)
  },
)

export const delegateWaitingItem = handleInTransaction(
  waitingItems.delegateWaitingItem,
  async (ctx, { delegateId, reason, ...input }, tx) => {
    const key = itemKey(input)
    const { item, reader } = await findReaderItem(ctx, tx.db, key)
    const { delegation: before } = item
    if (!delegationAbilities(ctx.actor, key.queue, before).delegate) throw new AppError('not-found')
    requireFound(await repo.findDelegate(tx.db, reader, { key, item, delegateId }))
    const at = ctx.clock.now()
    await repo.putDelegation(tx.db, key, { delegateId, delegatedBy: ctx.actor.id, reason, at })
    await audit(
      ctx,
      tx,
      key,
      {
        before: before && { queue: key.queue, delegateId: before.to.id },
        after: { queue: key.queue, delegateId, reason },
      },
      item.personId,
    )
    const by = await actorName(ctx, tx)
    await notify(tx, at, [delegateId], itemDelegated({ by, reason, queue: key.queue, item }))
    if (before && before.to.id !== delegateId && before.to.id !== ctx.actor.id)
      await notify(tx, at, [before.to.id], delegationEnded({ by, queue: key.queue, item }))
    announce(tx, [delegateId, ...(before ? [before.to.id] : [])])
    return readDetails(ctx, tx.db, key)
  },
)

export const endDelegation = handleInTransaction(waitingItems.endDelegation, async (ctx, input, tx) => {
  const key = itemKey(input)
  const { item } = await findReaderItem(ctx, tx.db, key)
  const { delegation } = item
  if (!delegation || !delegationAbilities(ctx.actor, key.queue, delegation).endDelegation)
    throw new AppError('not-found')
  if (!(await repo.deleteDelegation(tx.db, key))) throw new AppError('not-found')
  const before = { queue: key.queue, delegateId: delegation.to.id }
  await audit(ctx, tx, key, { before, after: { queue: key.queue, delegateId: null } }, item.personId)
  const concerned = [...new Set([delegation.to.id, delegation.by.id])].filter((id) => id !== ctx.actor.id)
  const notice = delegationEnded({ by: await actorName(ctx, tx), queue: key.queue, item })
  await notify(tx, ctx.clock.now(), concerned, notice)
  announce(tx, concerned)
  return readDetails(ctx, tx.db, key)
})
