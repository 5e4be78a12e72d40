import { m } from '@campanile/contract/notifications/messages.ts'
import { maxPushDevices, type PushSubscriptionInput, push } from '@campanile/contract/notifications/push.ts'
import { newId } from '#db/columns.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { lockPerson } from '#domains/people/person-lock.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { addressProblem } from '#http/public-address.ts'
import { deviceLabel } from './device-label.ts'
import * as repo from './push.repo.ts'
import { hashEndpoint, isPublicKey, sealSubscription } from './push-seal.ts'

const entity = 'push-registration'

async function devicesView({ actor }: SignedIn, db: Database) {
  const rows = await repo.listRegistrations(db, actor.id)
  return {
    items: rows.map(({ id, device, createdAt, refreshedAt, sessionId }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      refreshedAt: refreshedAt.toISOString(),
      isHere: sessionId === actor.sessionId,
    })),
  }
}

/** Refreshes the person's other pages and devices. */
const announcePush = (ctx: SignedIn, tx: Transaction) =>
  tx.announce({ event: { topic: 'push' }, people: [ctx.actor.id] })

export const readPushKey = handle(push.readPushKey, async (ctx) => ({
  publicKey: ctx.push.publicKey,
}))

export const listPushDevices = handle(push.listPushDevices, (ctx) => devicesView(ctx, ctx.db))

/** @throws AppError invalid-input naming the field, for values no browser would send */
function requireUsable({ config }: SignedIn, { endpoint, keys }: PushSubscriptionInput): void {
  const problem = addressProblem(endpoint, config.push.allowedOrigins)
  if (problem) throw new AppError('invalid-input', { fields: { 'subscription.endpoint': problem } })
  if (!isPublicKey(keys.p256dh)) {
    const fields = { 'subscription.keys.p256dh': m.pushSubscriptionInvalid() }
    throw new AppError('invalid-input', { fields })
  }
}

/**
 * Registers this browser for the person and session; removes its earlier registrations and any beyond the
 * limit.
 */
async function putHere(
  ctx: SignedIn,
  tx: Transaction,
  subscription: PushSubscriptionInput,
  createdAt: Date,
): Promise<void> {
  const { actor, clock, secrets, userAgent } = ctx
  const device = deviceLabel(userAgent, ctx.locale)
  const id = await repo.putRegistration(tx.db, {
    id: newId(),
    personId: actor.id,
    sessionId: actor.sessionId,
    endpointHash: hashEndpoint(subscription.endpoint),
    sealed: sealSubscription(secrets, subscription),
    device,
    createdAt,
    refreshedAt: clock.now(),
  })
  const replaced = await repo.deleteOthersOfSession(tx.db, actor.sessionId, id)
  const beyond = await repo.deleteBeyond(tx.db, actor.id, maxPushDevices)
  await recordAudit(ctx, tx, {
    entity,
    entityId: id,
    after: { device, removed: [...replaced, ...beyond] },
  })
  announcePush(ctx, tx)
}

export const registerPush = handle(push.registerPush, (ctx, { subscription }) => {
  requireUsable(ctx, subscription)
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx.db, ctx.actor.id)
    await putHere(ctx, tx, subscription, ctx.clock.now())
    return devicesView(ctx, tx.db)
  })
})

export const refreshPush = handle(push.refreshPush, (ctx, { oldEndpoint, subscription }) => {
  requireUsable(ctx, subscription)
  const before = hashEndpoint(oldEndpoint)
  const after = hashEndpoint(subscription.endpoint)
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx.db, ctx.actor.id)
    // The page and the service worker may both report the change; the second finds it already made.
    const known = requireFound(await repo.findOwnByEndpoint(tx.db, ctx.actor.id, [before, after]))
    const isSame = known.endpointHash.equals(after)
    if (!isSame) await repo.deleteOwn(tx.db, ctx.actor.id, known.id)
    await putHere(ctx, tx, subscription, isSame ? known.createdAt : ctx.clock.now())
    return devicesView(ctx, tx.db)
  })
})

export const unregisterPush = handleInTransaction(
  push.unregisterPush,
  async (ctx, { registrationId }, tx) => {
    const removed = await repo.deleteOwn(tx.db, ctx.actor.id, registrationId)
    if (!removed) throw new AppError('not-found')
    await recordAudit(ctx, tx, { entity, entityId: registrationId, before: removed })
    announcePush(ctx, tx)
    return devicesView(ctx, tx.db)
  },
)
