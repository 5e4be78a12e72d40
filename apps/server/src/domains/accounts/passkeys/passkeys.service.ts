import { type MyPasskeys, maxPasskeys, passkeys } from '@campanile/contract/accounts/passkeys.ts'
import type { Database, Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { lockPerson } from '#domains/people/person-lock.service.ts'
import { requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { passkeyRemoved } from '../account-messages.ts'
import { requireSignInMethod } from '../identities/identities.service.ts'
import { confirmHere } from '../sessions/sessions.service.ts'
import { announcePasskeys, issuePasskeyChallenge, verifyPasskey } from './passkey-check.service.ts'
import * as repo from './passkeys.repo.ts'

/** The person's passkeys as their settings show them, without keys. */
export async function passkeysView(ctx: SignedIn, db: Database): Promise<MyPasskeys> {
  const rows = await repo.listPersonPasskeys(db, ctx.actor.id)
  const items = rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
  return { items, can: { add: rows.length < maxPasskeys } }
}

export const listPasskeys = handle(passkeys.listPasskeys, (ctx) => passkeysView(ctx, ctx.db))

export const renamePasskey = handleInTransaction(
  passkeys.renamePasskey,
  async (ctx, { passkeyId, name }, tx) => {
    const before = await ownPasskey(ctx, tx, passkeyId)
    await repo.setPasskeyName(tx.db, ctx.actor.id, passkeyId, name)
    await recordAudit(ctx, tx, {
      entity: 'passkey',
      entityId: passkeyId,
      before: { name: before.name },
      after: { name },
    })
    announcePasskeys(tx, ctx.actor.id)
    return passkeysView(ctx, tx.db)
  },
)

export const removePasskey = handleInTransaction(passkeys.removePasskey, async (ctx, { passkeyId }, tx) => {
  await lockPerson(tx.db, ctx.actor.id)
  const { name } = await ownPasskey(ctx, tx, passkeyId)
  await repo.deletePasskey(tx.db, ctx.actor.id, passkeyId)
  await requireSignInMethod(ctx, tx)
  await recordAudit(ctx, tx, { entity: 'passkey', entityId: passkeyId, before: { name } })
  await notify(tx, ctx.clock.now(), [ctx.actor.id], passkeyRemoved(name))
  announcePasskeys(tx, ctx.actor.id)
  return passkeysView(ctx, tx.db)
})

async function ownPasskey(ctx: SignedIn, tx: Transaction, passkeyId: string) {
  return requireFound(await repo.lockOwnPasskey(tx.db, ctx.actor.id, passkeyId))
}

const confirmation = ({ actor }: SignedIn) => `confirmation ${actor.sessionId}`

export const startPasskeyConfirmation = handle(passkeys.startPasskeyConfirmation, (ctx) =>
  issuePasskeyChallenge(ctx, confirmation(ctx)),
)

export const confirmWithPasskey = handleInTransaction(
  passkeys.confirmWithPasskey,
  async (ctx, { assertion }, tx) => {
    await verifyPasskey(ctx, tx, confirmation(ctx), assertion)
    return { until: (await confirmHere(ctx, tx)).toISOString() }
  },
)
