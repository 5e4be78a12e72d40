import type { Transaction } from '#db/database.ts'
import { waitForTurn } from '#db/turns.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { createStudent } from '#domains/people/people.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import { requireConfirmation } from '#http/confirmation.ts'
import type { Context } from '#http/context.ts'
import { findForSignIn, stillMayEnter } from '../accounts.repo.ts'
import { splitDisplayName } from '../display-name.ts'
import { revokeLinks } from '../passwords/links.service.ts'
import * as repo from './identities.repo.ts'
import { tellOfLink } from './identities.service.ts'

/** What an issuer vouches for. */
export interface GoogleProfile {
  issuer: string
  subject: string
  /** Undefined when the issuer tells none, or nothing that is one. */
  email: string | undefined
  emailVerified: boolean
  name: string
}

/**
 * The person of an identity: known, linked (to `linkTo`, who asked for it, or by a trusted e-mail), or new where
 * the domain is allowed.
 * @throws AppError user-disabled, profile-not-found, email-already-in-use, google-domain-not-allowed,
 *   identity-taken, second-factor-required, requires-recent-login
 */
export async function personOf(
  ctx: Context,
  tx: Transaction,
  profile: GoogleProfile,
  linkTo: string | undefined,
): Promise<string> {
  const { issuer, subject } = profile
  // Two first sign-ins at once: the second one finds what the first has made.
  await waitForTurn(tx, 'identity', `${issuer} ${subject}`)
  const known = await repo.findByIdentity(tx.db, issuer, subject)
  if (known && !known.archivedAt) {
    if (linkTo && known.id !== linkTo) throw new AppError('identity-taken')
    if (!known.isActive) throw new AppError('user-disabled')
    return known.id
  }
  const existing = await linkable(ctx, tx, profile, linkTo)
  // Somebody deleted comes back through an admin, not by themselves.
  if (known && !existing) throw new AppError('profile-not-found')
  const personId = existing ?? (await newStudent(ctx, tx, profile))
  const identity = { issuer, subject, personId, email: profile.email ?? null, linkedAt: ctx.clock.now() }
  await (known ? repo.moveIdentity : repo.insertIdentity)(tx.db, identity)
  if (existing) {
    // Who comes in by this way needs no invitation any more.
    await revokeLinks(tx, personId, ctx.clock.now())
    await tellOfLink(ctx, tx, personId, profile)
  }
  await recordAudit(ctx, tx, { entity: 'identity', entityId: personId, after: { issuer }, actorId: personId })
  return personId
}

/** An existing account is linked while signed in, or by a verified e-mail the admin trusts. */
async function linkable(
  ctx: Context,
  tx: Transaction,
  profile: GoogleProfile,
  linkTo: string | undefined,
): Promise<string | undefined> {
  if (linkTo) return oneself(ctx, linkTo)
  const existing = profile.email && (await findForSignIn(tx.db, profile.email))
  if (!existing) return undefined
  const { settings } = await currentInstitution(ctx)
  if (!settings.security.linkByVerifiedEmail || !profile.emailVerified)
    throw new AppError('email-already-in-use')
  // Held, so that a ban, or a second factor that is being turned on, comes before the new session or sees it.
  if (!(await stillMayEnter(tx.db, existing.id, undefined))) throw new AppError('user-disabled')
  return existing.id
}

function oneself(ctx: Context, personId: string): string {
  if (ctx.actor?.id !== personId) throw new AppError('google-sign-in-failed')
  requireMayLink(ctx)
  return personId
}

/**
 * A session left open is not enough to add a lasting way in, nor is one that still lacks its second factor.
 * @throws AppError unauthenticated, second-factor-required, requires-recent-login
 */
export function requireMayLink(ctx: Context): void {
  if (!ctx.actor) throw new AppError('unauthenticated')
  if (ctx.actor.mustSetUpSecondFactor) throw new AppError('second-factor-required')
  requireConfirmation(ctx)
}

async function newStudent(
  ctx: Context,
  tx: Transaction,
  { email, emailVerified, name }: GoogleProfile,
): Promise<string> {
  const { settings } = await currentInstitution(ctx)
  const domain = email?.slice(email.lastIndexOf('@') + 1) ?? ''
  if (!email || !emailVerified || !settings.security.allowedEmailDomains.includes(domain)) {
    throw new AppError('google-domain-not-allowed')
  }
  return createStudent(ctx, tx, { email, ...splitDisplayName(name) })
}
