import { hasWaitingNotes } from '@campanile/contract/insight/waiting.ts'
import { type WaitingDetails, waitingItems } from '@campanile/contract/insight/waiting-items.ts'
import type { Database, Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { delegationEnded, noteAdded } from './delegation-notices.ts'
import { delegationAbilities } from './insight.policy.ts'
import { waitingReader } from './waiting.service.ts'
import { announceWaiting, itemKey } from './waiting-item.ts'
import * as repo from './waiting-items.repo.ts'

/** @throws AppError not-found when the item does not wait for the caller, no longer, or has notes of its own */
async function findReaderItem(ctx: SignedIn, db: Database, key: repo.ItemKey) {
  if (!hasWaitingNotes(key.queue)) throw new AppError('not-found')
  const reader = await waitingReader({ ...ctx, db })
  const [item] = await repo.findItems(db, reader, [key])
  return { reader, item: requireFound(item) }
}

async function readDetails(ctx: SignedIn, db: Database, key: repo.ItemKey): Promise<WaitingDetails> {
  const { reader, item } = await findReaderItem(ctx, db, key)
  const notes = await repo.listNotes(db, reader, key)
  return {
    delegation: item.delegation,
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    can: delegationAbilities(ctx.actor, key.queue, item.delegation),
  }
}

const audit = (ctx: SignedIn, tx: Transaction, key: repo.ItemKey, change: object, about: string | null) =>
  recordAudit(ctx, tx, {
    entity: 'waiting-item',
    entityId: key.itemId,
    about,
    ...change,
  })

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
    const deciders = await repo.listDelegates(tx.db, reader, [key])
    await notifyOfNote(ctx, tx, { item, text })
    announceWaiting(
      tx,
      deciders.map(({ id }) => id),
    )
    return readDetails(ctx, tx.db, key)
  },
)

/** Those between whom the item was delegated are waiting for each other. */
async function notifyOfNote(
  ctx: SignedIn,
  tx: Transaction,
  { item, text }: { item: repo.FoundItem; text: string },
) {
  const { delegation } = item
  if (!delegation) return
  const personIds = [delegation.to.id, delegation.by.id].filter((id) => id !== ctx.actor.id)
  await notify(
    tx,
    ctx.clock.now(),
    personIds,
    noteAdded({ by: await readFullName(tx.db, ctx.actor.id), text, item }),
  )
}

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
  const notice = delegationEnded({ by: await readFullName(tx.db, ctx.actor.id), items: [item] })
  await notify(tx, ctx.clock.now(), concerned, notice)
  announceWaiting(tx, concerned)
  return readDetails(ctx, tx.db, key)
})
