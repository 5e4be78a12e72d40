import { accounts } from '@campanile/contract/accounts/accounts.ts'
import { verifyPassword } from '#auth/password.ts'
import { hashToken, newToken } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { waitForTurn } from '#db/turns.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { deviceLabel } from '#domains/notifications/device-label.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { newAdminUntil } from '#domains/people/new-admin.rules.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { publicInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import { confirmationMinutes } from '#http/confirmation.ts'
import type { Actor, Context, SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import type { Authenticate } from '#http/identify.ts'
import { minutesAfter } from '#platform/clock.ts'
import { sessionEnded } from '../account-messages.ts'
import * as accountsRepo from '../accounts.repo.ts'
import { countAttempt, forgetAttempts } from '../sign-in/attempt-limits.service.ts'
import { rememberDevice } from './known-device.ts'
import { cookieAge, sessionEndsAt, sessionIdleSince } from './session-life.ts'
import * as repo from './sessions.repo.ts'

/** Signed-in browsers of one person; a further sign-in ends the one that was unused for longest. */
export const maxSessions = 20
/** Writing every request's time would make reading a write. */
const touchAfterMinutes = 5

/** Signs the person in: a fresh token (never one the browser brought), stored hashed. */
export async function startSession(
  ctx: Context,
  tx: Transaction,
  personId: string,
  { twoFactors = false, remember = false, confirmed = true } = {},
): Promise<void> {
  const token = newToken()
  const now = ctx.clock.now()
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
}

/** Makes room for one more session; several sign-ins at once wait for one another here. */
async function endExcessSessions(ctx: Context, tx: Transaction, personId: string): Promise<void> {
  await waitForTurn(tx, 'sign-in', personId)
  const now = ctx.clock.now()
  const ended = await repo.deleteOldestSessions(tx.db, personId, { now, kept: maxSessions - 1 })
  for (const { id, userAgent } of ended) {
    tx.announce({
      event: { topic: 'session-ended', id, reason: 'too-many-sessions' },
      people: [personId],
    })
    await notify(tx, now, [personId], sessionEnded(deviceLabel(userAgent), maxSessions))
  }
}

/** Ends the person's other sessions, and tells the pages that are open in them. */
export async function endOtherSessions({ actor }: SignedIn, tx: Transaction): Promise<void> {
  const ended = await repo.deleteSessionsOf(tx.db, actor.id, actor.sessionId)
  for (const { id } of ended) tx.announce({ event: { topic: 'session-ended', id }, people: [actor.id] })
}

/** Ends every session of a person, and tells their open pages. */
export async function endSessionsOf(tx: Transaction, personId: string): Promise<void> {
  await repo.deleteSessionsOf(tx.db, personId)
  tx.announce({ event: { topic: 'session-ended' }, people: [personId] })
}

/** The same for many people at once. */
export async function endSessionsOfAll(tx: Transaction, personIds: string[]): Promise<void> {
  if (personIds.length === 0) return
  await repo.deleteSessionsOfAll(tx.db, personIds)
  tx.announce({ event: { topic: 'session-ended' }, people: personIds })
}

/** Ends every session there is, where no page is open: the server does not run. Answers with how many. */
export const endAllSessions = repo.deleteAllSessions

/** Who a session cookie belongs to; null when it is unknown, expired, idle too long or its person disabled. */
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

export const readSession = handle(accounts.readSession, async (ctx) => {
  const [row, institution] = await Promise.all([
    ctx.actor && accountsRepo.findMe(ctx.db, ctx.actor.id),
    publicInstitution(ctx),
  ])
  if (!row) return { user: null, institution }
  const { profileImage, ...rest } = row
  const mustSetUpSecondFactor = ctx.actor?.mustSetUpSecondFactor ?? false
  return { user: { ...rest, photo: photoUrl(row.id, profileImage), mustSetUpSecondFactor }, institution }
})

/** Ends the session that the browser brought, whoever's it is; the caller takes its cookie away. */
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
  await inTransaction(ctx, (tx) => endBroughtSession(ctx, tx))
  return {}
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

/** Sensitive changes are open to this session for some minutes: until when. */
export async function confirmHere(ctx: SignedIn, tx: Transaction): Promise<Date> {
  const now = ctx.clock.now()
  await repo.confirmSession(tx.db, ctx.actor.sessionId, now)
  await recordAudit(ctx, tx, { entity: 'session', entityId: ctx.actor.sessionId })
  return minutesAfter(now, confirmationMinutes)
}
