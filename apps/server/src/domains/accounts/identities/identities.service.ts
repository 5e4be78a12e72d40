import { mySignIn } from '@campanile/contract/accounts/my-sign-in.ts'
import type { Database, Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { lockPerson } from '#domains/people/person-lock.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { Context, SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { identityLinked, identityUnlinked } from '../account-messages.ts'
import { findByEntityId, listOffered } from '../saml/saml.repo.ts'
import { endOtherSessions } from '../sessions/sessions.service.ts'
import * as repo from './identities.repo.ts'

/**
 * Display name of an issuer that is not one of our SAML providers. In SAML, an issuer's name need not be an
 * address.
 */
export function issuerName(issuer: string): string {
  if (!URL.canParse(issuer)) return issuer
  const { hostname } = new URL(issuer)
  return hostname === 'accounts.google.com' ? 'Google' : hostname || issuer
}

const providerName = async (db: Database, issuer: string) =>
  (await findByEntityId(db, issuer))?.name ?? issuerName(issuer)

/** The issuer as it is stored: without a trailing slash. */
const withoutSlash = (issuer: string | undefined) => issuer?.replace(/\/$/, '')

async function view(ctx: SignedIn, db: Database) {
  const issuer = withoutSlash(ctx.config.oidc?.issuer)
  const [rows, ways, offered] = await Promise.all([
    repo.listPersonIdentities(db, ctx.actor.id),
    repo.countSignInMethods(db, ctx.actor.id, issuer),
    listOffered(db),
  ])
  const items = rows.map((row) => {
    const isWayIn = row.isOn || withoutSlash(row.issuer) === issuer
    return {
      id: row.id,
      provider: row.providerName ?? issuerName(row.issuer),
      email: row.email,
      linkedAt: row.linkedAt.toISOString(),
      can: { unlink: ways > (isWayIn ? 1 : 0) },
    }
  })
  const providers = [
    ...(issuer === undefined ? [] : [{ samlId: null, name: issuerName(issuer) }]),
    ...offered.map(({ id, name }) => ({ samlId: id, name })),
  ]
  return { items, providers }
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
    await lockPerson(tx.db, id)
    const gone = requireFound(await repo.deleteIdentity(tx.db, id, identityId))
    await requireSignInMethod(ctx, tx)
    const { issuer } = gone
    // Sessions that were opened with this identity end.
    await endOtherSessions(ctx, tx)
    await recordAudit(ctx, tx, { entity: 'identity', entityId: id, before: { issuer } })
    await notify(tx, ctx.clock.now(), [id], identityUnlinked(await providerName(tx.db, issuer)))
    announceIdentities(tx, id)
    return view(ctx, tx.db)
  },
)

/** Notifies the person, on every page and by email, that a new sign-in method was added. */
export async function notifyOfLink(ctx: Context, tx: Transaction, personId: string, linked: Linked) {
  const { issuer, email } = linked
  await notify(tx, ctx.clock.now(), [personId], identityLinked(await providerName(tx.db, issuer), email))
  announceIdentities(tx, personId)
}

interface Linked {
  issuer: string
  email: string | undefined
}

const announceIdentities = (tx: Transaction, personId: string) =>
  tx.announce({ event: { topic: 'my-security' }, people: [personId] })
