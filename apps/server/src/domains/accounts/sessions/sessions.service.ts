import { accounts } from '@campanile/contract/accounts/accounts.ts'
import { verifyPassword } from '#auth/password.ts'
import { hashToken, newToken } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { deviceLabel } from '#domains/notifications/device-label.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { newAdminUntil } from '#domains/people/new-admin.rules.ts'
import { withProfile } from '#domains/people/user-profile.ts'
import { publicInstitution, publicInstitutionView } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import { confirmationMinutes } from '#http/confirmation.ts'
import type { Actor, Context, SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import type { Authenticate } from '#http/identify.ts'
import { minutesAfter } from '#platform/clock.ts'
import { sessionEnded } from '../account-messages.ts'
import * as accountsRepo from '../accounts.repo.ts'
import { findSessionAtProvider, logoutRequestUrl } from '../saml/saml-sessions.service.ts'
import { countAttempt, forgetAttempts } from '../sign-in/attempt-limits.service.ts'
import { rememberDevice } from './known-device.ts'
import { cookieAge, sessionEndsAt, sessionIdleSince } from './session-life.ts'
import * as repo from './sessions.repo.ts'

/** Maximum sessions per person. Signing in once more ends the least recently used one. */
export const maxSessions = 20
/** The last use is written at most this often, so that reading does not cause a write on every request. */
const touchAfterMinutes = 5

/**
 * Signs the person in with a new token (never one the browser sent), which is stored as a hash.
 * @returns the id of the auth session
 * @throws AppError account-ended after the person's last day
 */
export async function startSession(
  ctx: Context,
  tx: Transaction,
  personId: string,
  { twoFactors = false, remember = false, confirmed = true } = {},
): Promise<string> {
  const token = newToken()
  const now = ctx.clock.now()
  if (await accountsRepo.hasLeft(tx.db, personId, now)) throw new AppError('account-ended')
  const brought = ctx.cookies.read('session')
  if (brought) await repo.deleteSession(tx.db, hashToken(brought))
  await endExcessSessions(ctx, tx, personId)
  const id = newId()
  await repo.insertSession(tx.db, {
    id,
    tokenHash: hashToken(token),
    personId,
    createdAt: now,
    seenAt: now,
    confirmedAt: confirmed ? now : null,
    twoFactors,
    expiresAt: sessionEndsAt(now, remember),
    address: ctx.address,
    userAgent: ctx.userAgent,
  })
  await recordAudit(ctx, tx, { entity: 'session', entityId: id, actorId: personId })
  ctx.cookies.write('session', token, cookieAge(remember))
  rememberDevice(ctx, personId, await accountsRepo.findPasswordHash(tx.db, personId))
  return id
}

/** Makes room for one more session. Concurrent sign-ins of the person run one after the other. */
async function endExcessSessions(ctx: Context, tx: Transaction, personId: string): Promise<void> {
  await acquireLock(tx, 'sign-in', personId)
  const now = ctx.clock.now()
  const ended = await repo.deleteOldestSessions(tx.db, personId, { now, kept: maxSessions - 1 })
  for (const { id, userAgent } of ended) {
    tx.announce({
      event: { topic: 'session-ended', id, reason: 'too-many-sessions' },
      people: [personId],
    })
    await notify(
      tx,
      now,
      [personId],
      sessionEnded((locale) => deviceLabel(userAgent, locale), maxSessions),
    )
  }
}

/** Ends the person's other sessions, and notifies the pages open in them. */
export async function endOtherSessions({ actor }: SignedIn, tx: Transaction): Promise<void> {
  const ended = await repo.deletePersonSessions(tx.db, actor.id, actor.sessionId)
  for (const { id } of ended) tx.announce({ event: { topic: 'session-ended', id }, people: [actor.id] })
}

/** Ends all sessions of a person, and notifies their open pages. */
export async function endPersonSessions(tx: Transaction, personId: string): Promise<void> {
  await repo.deletePersonSessions(tx.db, personId)
  tx.announce({ event: { topic: 'session-ended' }, people: [personId] })
}

/** The same for many people at once. */
export async function endSessionsOfAll(tx: Transaction, personIds: string[]): Promise<void> {
  if (personIds.length === 0) return
  await repo.deleteSessionsOfAll(tx.db, personIds)
  tx.announce({ event: { topic: 'session-ended' }, people: personIds })
}

/** Ends all sessions while the server is stopped, so no page is notified. Returns how many ended. */
export const endAllSessions = repo.deleteAllSessions

/**
 * The owner of a session cookie; null when it is unknown, expired or idle too long, or the person is
 * disabled or has left.
 */
export const authenticate: Authenticate = async ({ db, clock }, token): Promise<Actor | null> => {
  if (!token) return null
  const now = clock.now()
  const asked = { tokenHash: hashToken(token), now, seenSince: sessionIdleSince(now) }
  const row = await repo.findActor(db, asked)
  if (!row) return null
  if (row.seenAt < minutesAfter(now, -touchAfterMinutes)) await repo.touchSession(db, row.sessionId, now)
  const { id, role, sessionId, confirmedAt, mustSetUpSecondFactor } = row
  return { id, role, sessionId, confirmedAt, mustSetUpSecondFactor, newAdminUntil: newAdminUntil(row, now) }
}

/** Signed-in people and their browsers. */
export async function readSessionView(ctx: Context) {
  const now = ctx.clock.now().toISOString()
  const row = ctx.actor && (await accountsRepo.findMeAndInstitution(ctx.db, ctx.actor.id))
  if (!row) return { now, user: null, institution: await publicInstitution(ctx) }
  const { institutionName: name, timeZone, settings, ...me } = row
  const mustSetUpSecondFactor = ctx.actor?.mustSetUpSecondFactor ?? false
  return {
    now,
    user: { ...withProfile(me), mustSetUpSecondFactor },
    institution: name && timeZone && settings ? publicInstitutionView({ name, timeZone, settings }) : null,
  }
}

export const readSession = handle(accounts.readSession, readSessionView)

/** Ends the browser's session, no matter who owns it. The caller clears the cookie. */
export async function endBroughtSession(ctx: Context, tx: Transaction): Promise<void> {
  const token = ctx.cookies.read('session')
  if (!token) return
  const [ended] = await repo.deleteSession(tx.db, hashToken(token))
  if (!ended || !ctx.actor) return
  const { sessionId } = ctx.actor
  await recordAudit(ctx, tx, { entity: 'session', entityId: sessionId })
  tx.announce({ event: { topic: 'session-ended', id: sessionId }, people: [ended.personId] })
}

export const signOut = handle(accounts.signOut, async (ctx) => {
  ctx.cookies.clear('session')
  ctx.cookies.clear('scan')
  ctx.cookies.clear('half')
  const atProvider = await inTransaction(ctx, async (tx) => {
    const found = await findSessionAtProvider(ctx, tx.db)
    await endBroughtSession(ctx, tx)
    return found
  })
  return { continueAt: atProvider ? await logoutRequestUrl(ctx, atProvider) : null }
})

export const confirmPassword = handle(accounts.confirmPassword, async (ctx, { password }) => {
  const subject = { purpose: 'confirm', account: ctx.actor.id }
  await countAttempt(ctx, subject)
  const hash = await accountsRepo.findPasswordHash(ctx.db, ctx.actor.id)
  if (!hash) throw new AppError('operation-not-allowed')
  if (!(await verifyPassword(hash, password))) throw new AppError('wrong-password')
  const until = await inTransaction(ctx, async (tx) => {
    const confirmed = await confirmHere(ctx, tx)
    await forgetAttempts(ctx, tx.db, subject)
    return confirmed
  })
  return { until: until.toISOString() }
})

/** When this session's permission for sensitive changes ends, a few minutes after confirming. */
export async function confirmHere(ctx: SignedIn, tx: Transaction): Promise<Date> {
  const now = ctx.clock.now()
  await repo.confirmSession(tx.db, ctx.actor.sessionId, now)
  await recordAudit(ctx, tx, { entity: 'session', entityId: ctx.actor.sessionId })
  return minutesAfter(now, confirmationMinutes)
}
