import { mySignIn } from '@campanile/contract/accounts/my-sign-in.ts'
import type { Database, Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { Context, SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { identityLinked, identityUnlinked } from '../account-messages.ts'
import { lockOwner } from '../passkeys/passkeys.repo.ts'
import { endOtherSessions } from '../sessions/sessions.service.ts'
import * as repo from './identities.repo.ts'

/** Display name of the issuer. */
export function providerName(issuer: string): string {
  const { hostname } = new URL(issuer)
  return hostname === 'accounts.google.com' ? 'Google' : hostname
}

/** The issuer as it is stored: without a trailing slash. */
const withoutSlash = (issuer: string | undefined) => issuer?.replace(/\/$/, '')

async function view(ctx: SignedIn, db: Database) {
  const issuer = withoutSlash(ctx.config.oidc?.issuer)
  const [rows, ways] = await Promise.all([
    repo.listPersonIdentities(db, ctx.actor.id),
    repo.countSignInMethods(db, ctx.actor.id, issuer),
  ])
  const items = rows.map((row) => ({
    id: row.id,
    provider: providerName(row.issuer),
    email: row.email,
    linkedAt: row.linkedAt.toISOString(),
    can: { unlink: ways > (withoutSlash(row.issuer) === issuer ? 1 : 0) },
  }))
  return { items, provider: issuer === undefined ? null : providerName(issuer) }
}

export const listMyIdentities = handle(mySignIn.listMyIdentities, (ctx) => view(ctx, ctx.db))

/** @throws AppError only-way-in when the method just removed was the person's last */
export async function requireSignInMethod(ctx: SignedIn, tx: Transaction): Promise<void> {
  const ways = await repo.countSignInMethods(tx.db, ctx.actor.id, withoutSlash(ctx.config.oidc?.issuer))
  if (ways === 0) throw new AppError('only-way-in')
}

export const unlinkMyIdentity = handleInTransaction(
  mySignIn.unlinkMyIdentity,
  async (ctx, { identityId }, tx) => {
    const { id } = ctx.actor
    // When two methods are removed at once, the second request finds that it would remove the last one.
    await lockOwner(tx.db, id)
    const gone = requireFound(await repo.deleteIdentity(tx.db, id, identityId))
    await requireSignInMethod(ctx, tx)
    const { issuer } = gone
    // Sessions that were opened with this identity end.
    await endOtherSessions(ctx, tx)
    await recordAudit(ctx, tx, { entity: 'identity', entityId: id, before: { issuer } })
    await notify(tx, ctx.clock.now(), [id], identityUnlinked(providerName(issuer)))
    announceIdentities(tx, id)
    return view(ctx, tx.db)
  },
)

/** Notifies the person, on every page and by email, that a new sign-in method was added. */
export async function notifyOfLink(ctx: Context, tx: Transaction, personId: string, linked: Linked) {
  const { issuer, email } = linked
  await notify(tx, ctx.clock.now(), [personId], identityLinked(providerName(issuer), email))
  announceIdentities(tx, personId)
}

interface Linked {
  issuer: string
  email: string | undefined
}

const announceIdentities = (tx: Transaction, personId: string) =>
  tx.announce({ event: { topic: 'my-security' }, people: [personId] })
