import { sessionRequests } from '@campanile/contract/timetable/session-requests.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { withBookingLock } from './bookings.service.ts'
import {
  planCancellation,
  planMoveToSlot,
  type SessionChange,
  wantedBySession,
  writeSessionChange,
} from './session-change.service.ts'
import { announceRequest, notifyOfOutcome } from './session-request-notifications.ts'
import { requestView } from './session-request-view.ts'
import * as repo from './session-requests.repo.ts'
import { requestOrNotFound } from './session-requests.service.ts'

type Row = repo.SessionRequestRow

export const approveSessionRequest = handle(
  sessionRequests.approveSessionRequest,
  async (ctx, { sessionRequestId, version }) => {
    const seen = await decidable(ctx, sessionRequestId)
    const change = await planRequested(ctx, seen)
    return withBookingLock(ctx, wantedBySession(change), async (tx) => {
      await decide(ctx, tx, { ...seen, version }, { status: 'approved' })
      await writeSessionChange(ctx, tx, change)
      await notifyOfOutcome(
        tx,
        ctx.clock.now(),
        seen,
        'approved',
        (locale) => change.told.words(locale).title,
      )
      return freshView(ctx, tx, seen)
    })
  },
)

export const rejectSessionRequest = handle(
  sessionRequests.rejectSessionRequest,
  async (ctx, { sessionRequestId, version, rejectionReason }) => {
    const seen = await decidable(ctx, sessionRequestId)
    return inTransaction(ctx, async (tx) => {
      await decide(ctx, tx, { ...seen, version }, { status: 'rejected', rejectionReason })
      await notifyOfOutcome(tx, ctx.clock.now(), seen, 'rejected', () => rejectionReason)
      return freshView(ctx, tx, seen)
    })
  },
)

/** @throws AppError already-decided, also when it has expired */
async function decidable(ctx: SignedIn, id: string): Promise<Row> {
  const row = await requestOrNotFound(ctx, id)
  if (!requestView(ctx.actor, row, ctx.clock.now()).can.reject) throw new AppError('already-decided')
  return row
}

/** The requested change, to the session as it is now. */
function planRequested(ctx: SignedIn, row: Row): Promise<SessionChange> {
  const { sessionId, sessionVersion: version, reason, proposedStartsAt, proposedEndsAt } = row
  const input = { sessionId, version, reason }
  if (!proposedStartsAt || !proposedEndsAt) return planCancellation(ctx, input)
  const slot = { startsAt: proposedStartsAt, endsAt: proposedEndsAt }
  return planMoveToSlot(ctx, slot, { ...input, roomId: row.proposedRoomId })
}

interface Decision {
  status: 'approved' | 'rejected'
  rejectionReason?: string
}

/** @throws AppError already-decided when another admin was faster, or the request was withdrawn */
async function decide(ctx: SignedIn, tx: Transaction, row: Row, decision: Decision): Promise<void> {
  const by = { at: ctx.clock.now(), by: ctx.actor.id }
  if (!(await repo.decideRequest(tx.db, row, { ...decision, ...by }))) throw new AppError('already-decided')
  await recordAudit(ctx, tx, {
    entity: 'session-request',
    entityId: row.id,
    about: row.personId,
    before: { status: 'pending' },
    after: { ...decision },
  })
  announceRequest(tx, row)
}

const freshView = async (ctx: SignedIn, tx: Transaction, { id }: Row) =>
  requestView(ctx.actor, await requestOrNotFound(tx, id), ctx.clock.now())
