import type { ErrorCode } from '@campanile/contract/errors.ts'
import type { Role } from '@campanile/contract/roles.ts'
import type { Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { createAtSignIn } from '#domains/people/people.service.ts'
import { AppError } from '#http/app-error.ts'
import { requireConfirmation } from '#http/confirmation.ts'
import type { Context } from '#http/context.ts'
import { findForSignIn, stillMayEnter } from '../accounts.repo.ts'
import { revokeLinks } from '../passwords/links.service.ts'
import * as repo from './identities.repo.ts'
import { notifyOfLink } from './identities.service.ts'

/** The facts that a provider confirms, and what the institution derives from them. */
export interface IdentityProfile {
  issuer: string
  subject: string
  /** Undefined when the provider sends no valid address. */
  email: string | undefined
  firstName: string
  lastName: string
  /** The person with this address may sign in. */
  matchesByEmail: boolean
  /** The role of the account that is created for someone unknown; undefined: none is. */
  newRole: Exclude<Role, 'admin'> | undefined
  /** Why someone unknown is refused. */
  unknown: ErrorCode
  /** The code of a sign-in that failed for another reason. */
  failed: ErrorCode
  /** What identifies the session at the provider, sealed, if signing out concerns both sides. */
  providerSession?: string | undefined
}

/**
 * Finds the person for an identity. An unknown identity is linked (to `linkTo`, who requested it, or by a
 * trusted email), or becomes a new student if its domain is allowed.
 * @throws AppError user-disabled, profile-not-found, email-already-in-use, identity-taken, the profile's own,
 *   second-factor-required, requires-recent-login
 */
export async function identifyPerson(
  ctx: Context,
  tx: Transaction,
  profile: IdentityProfile,
  linkTo: string | undefined,
): Promise<string> {
  const { issuer, subject } = profile
  // When two first sign-ins run at once, the second finds the account created by the first.
  await acquireLock(tx, 'identity', `${issuer} ${subject}`)
  const known = await repo.findByIdentity(tx.db, issuer, subject)
  if (known && !known.archivedAt) {
    if (linkTo && known.id !== linkTo) throw new AppError('identity-taken')
    if (!known.isActive) throw new AppError('user-disabled')
    return known.id
  }
  const existing = await linkable(ctx, tx, profile, linkTo)
  // Only an admin can restore a deleted person.
  if (known && !existing) throw new AppError('profile-not-found')
  const personId = existing ?? (await newPerson(ctx, tx, profile))
  const identity = { issuer, subject, personId, email: profile.email ?? null, linkedAt: ctx.clock.now() }
  await (known ? repo.moveIdentity : repo.insertIdentity)(tx.db, identity)
  if (existing) {
    // After signing in this way, the person no longer needs an invitation.
    await revokeLinks(tx, personId, ctx.clock.now())
    await notifyOfLink(ctx, tx, personId, profile)
  }
  await recordAudit(ctx, tx, { entity: 'identity', entityId: personId, after: { issuer }, actorId: personId })
  return personId
}

/**
 * Links an existing account if its person is signed in, or by a verified email if the admin trusts the
 * issuer.
 */
async function linkable(
  ctx: Context,
  tx: Transaction,
  profile: IdentityProfile,
  linkTo: string | undefined,
): Promise<string | undefined> {
  if (linkTo) return requireSelf(ctx, linkTo, profile.failed)
  const existing = profile.email && (await findForSignIn(tx.db, profile.email))
  if (!existing) return undefined
  if (!profile.matchesByEmail) throw new AppError('email-already-in-use')
  // Locks the person, so that a concurrent ban or second factor set-up commits before the new session or sees
  // it.
  if (!(await stillMayEnter(tx.db, existing.id, undefined))) throw new AppError('user-disabled')
  return existing.id
}

function requireSelf(ctx: Context, personId: string, failed: ErrorCode): string {
  if (ctx.actor?.id !== personId) throw new AppError(failed)
  requireMayLink(ctx)
  return personId
}

/**
 * Adding a permanent sign-in method needs a recently confirmed session with its second factor set up.
 * @throws AppError unauthenticated, second-factor-required, requires-recent-login
 */
export function requireMayLink(ctx: Context): void {
  if (!ctx.actor) throw new AppError('unauthenticated')
  if (ctx.actor.mustSetUpSecondFactor) throw new AppError('second-factor-required')
  requireConfirmation(ctx)
}

async function newPerson(
  ctx: Context,
  tx: Transaction,
  { email, firstName, lastName, newRole, unknown }: IdentityProfile,
): Promise<string> {
  if (!email || !newRole) throw new AppError(unknown)
  return createAtSignIn(ctx, tx, { email, firstName, lastName, role: newRole })
}
