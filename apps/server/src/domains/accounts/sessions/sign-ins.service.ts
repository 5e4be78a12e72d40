import { maxShownSignIns, mySignIn, type SignIns } from '@campanile/contract/accounts/my-sign-in.ts'
import { type Database, inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { deviceLabel } from '#domains/notifications/device-label.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { sessionIdleSince } from './session-life.ts'
import * as repo from './sessions.repo.ts'
import { endPersonSessions } from './sessions.service.ts'

async function signInsView({ actor, clock, locale }: SignedIn, db: Database): Promise<SignIns> {
  const now = clock.now()
  const limits = { now, seenSince: sessionIdleSince(now), limit: maxShownSignIns }
  const rows = await repo.listPersonSessions(db, actor.id, limits)
  const items = rows.map(({ id, userAgent, address, createdAt, seenAt }) => ({
    id,
    device: deviceLabel(userAgent, locale),
    address,
    signedInAt: createdAt.toISOString(),
    lastActiveAt: seenAt.toISOString(),
    current: id === actor.sessionId,
  }))
  return { items }
}

export const listSignIns = handle(mySignIn.listSignIns, (ctx) => signInsView(ctx, ctx.db))

export const endSignIn = handleInTransaction(mySignIn.endSignIn, async (ctx, { signInId }, tx) => {
  const { id } = ctx.actor
  if (!(await repo.deleteSessionById(tx.db, id, signInId))) throw new AppError('not-found')
  await recordAudit(ctx, tx, { entity: 'session', entityId: signInId })
  tx.announce({ event: { topic: 'session-ended', id: signInId }, people: [id] })
  return signInsView(ctx, tx.db)
})

export const signOutEverywhere = handle(mySignIn.signOutEverywhere, async (ctx) => {
  const { id } = ctx.actor
  await inTransaction(ctx, async (tx) => {
    await endPersonSessions(tx, id)
    await recordAudit(ctx, tx, { entity: 'session', entityId: id, after: { all: true } })
  })
  ctx.cookies.clear('session')
  ctx.cookies.clear('scan')
  return {}
})
