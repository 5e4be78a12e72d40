import { type SessionRequest, sessionRequests } from '@campanile/contract/timetable/session-requests.ts'
import { newId } from '#db/columns.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { limitedTo } from '#domains/access/session-access.policy.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { listClashes } from './bookings.repo.ts'
import { clashFields } from './clash-words.ts'
import { mayChangeDirectly } from './class-sessions.service.ts'
import { planCancellation, planMove, type SessionChange, wantedBySession } from './session-change.service.ts'
import { expiryJob } from './session-request-expiry.service.ts'
import { announceRequest, notifyAdminsOfRequest } from './session-request-notifications.ts'
import { requestView } from './session-request-view.ts'
import * as repo from './session-requests.repo.ts'

const maxClashes = 10
/** A plan is not written, so it does not matter which version of the session it changes. */
const version = 0

export const requestSessionMove = handle(sessionRequests.requestSessionMove, async (ctx, input) => {
  await requireRequestMode(ctx)
  const change = await planMove(ctx, { ...input, version })
  await requireFree(ctx, change)
  return submit(ctx, 'move', change, input.reason)
})

export const requestSessionCancellation = handle(
  sessionRequests.requestSessionCancellation,
  async (ctx, input) => {
    await requireRequestMode(ctx)
    return submit(ctx, 'cancel', await planCancellation(ctx, { ...input, version }), input.reason)
  },
)

/** @throws AppError forbidden where lecturers change sessions without a request */
async function requireRequestMode(ctx: SignedIn): Promise<void> {
  if (await mayChangeDirectly(ctx)) throw new AppError('forbidden')
}

/** @throws AppError timetable-clash, with a sentence next to each field that clashes */
async function requireFree(ctx: SignedIn, change: SessionChange): Promise<void> {
  const { resources, slots, except, fields } = wantedBySession(change)
  const clashes = await listClashes(ctx.db, resources, slots, except, maxClashes)
  if (clashes.length === 0) return
  const { timeZone } = await currentInstitution(ctx)
  throw new AppError('timetable-clash', {
    fields: clashFields(clashes, fields, { timeZone, locale: ctx.locale }),
  })
}

function submit(
  ctx: SignedIn,
  kind: SessionRequest['kind'],
  { row, after }: SessionChange,
  reason: string,
): Promise<SessionRequest> {
  const moved = kind === 'move' ? after : { startsAt: null, endsAt: null, roomId: null }
  const request = {
    id: newId(),
    sessionId: row.id,
    personId: ctx.actor.id,
    kind,
    reason,
    sessionStartsAt: row.startsAt,
    sessionEndsAt: row.endsAt,
    startsAt: moved.startsAt,
    endsAt: moved.endsAt,
    roomId: moved.roomId,
    requestedAt: ctx.clock.now(),
  }
  return inTransaction(ctx, async (tx) => {
    await repo.insertRequest(tx.db, request)
    await recordAudit(ctx, tx, {
      entity: 'session-request',
      entityId: request.id,
      about: ctx.actor.id,
      after: {
        sessionId: row.id,
        kind,
        reason,
        startsAt: moved.startsAt,
        roomId: moved.roomId,
        status: 'pending',
      },
    })
    const submitted = await requestOrNotFound(tx, request.id)
    await notifyAdminsOfRequest(tx, request.requestedAt, submitted)
    await ctx.jobs.add(tx.db, ...expiryJob(submitted))
    announceRequest(tx, submitted)
    return requestView(ctx.actor, submitted, request.requestedAt)
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'session_requests_open'))
      throw new AppError('session-request-open', { cause: error })
    throw error
  })
}

/** @throws AppError not-found */
export async function requestOrNotFound({ db }: Pick<Transaction, 'db'>, id: string) {
  return requireFound(await repo.findRequest(db, id))
}

export const listSessionRequests = handle(sessionRequests.listSessionRequests, async (ctx, query) => {
  const personId = limitedTo(ctx.actor)
  const now = ctx.clock.now()
  const [{ rows, total }, open] = await Promise.all([
    repo.listRequests(ctx.db, { ...query, personId }, now),
    repo.countOpenRequests(ctx.db, personId, now),
  ])
  const items = rows.map((row) => requestView(ctx.actor, row, now))
  return { items, total, page: query.page, pageSize: query.pageSize, open }
})

export const withdrawSessionRequest = handle(
  sessionRequests.withdrawSessionRequest,
  async (ctx, { sessionRequestId: id, version }) => {
    const seen = await requestOrNotFound(ctx, id)
    if (seen.personId !== ctx.actor.id) throw new AppError('not-found')
    const now = ctx.clock.now()
    if (!requestView(ctx.actor, seen, now).can.withdraw) throw new AppError('already-decided')
    return inTransaction(ctx, async (tx) => {
      const decision = { status: 'withdrawn' as const, at: now, by: ctx.actor.id }
      if (!(await repo.decideRequest(tx.db, { id, version }, decision))) throw new AppError('already-decided')
      await recordAudit(ctx, tx, {
        entity: 'session-request',
        entityId: id,
        about: seen.personId,
        before: { status: 'pending' },
        after: { status: 'withdrawn' },
      })
      announceRequest(tx, seen)
      return requestView(ctx.actor, await requestOrNotFound(tx, id), now)
    })
  },
)
