import { checkIn } from '@campanile/contract/attendance/check-in.ts'
import { inTransaction } from '#db/database.ts'
import { faceStatus } from '#domains/faces/faces.rules.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { checkInFacts, checkInRefusal } from '../attendance.rules.ts'
import { announceRegister } from '../register/announce.ts'
import { windowView } from '../register/register.service.ts'
import { acceptedWays, checkInRestrictions, myState } from './attempting.service.ts'
import { insertRefusedAttempt } from './attempts.repo.ts'
import { needsLocation } from './check-in-restrictions.rules.ts'
import type { CheckInState } from './check-in-state.repo.ts'
import { ensureDevice } from './device-cookie.ts'
import { ownScan } from './own-scan.service.ts'
import { readReceiptDispute } from './receipt-dispute.service.ts'
import type { Scan } from './scan-cookie.ts'
import { readStanding } from './standing.service.ts'
import { findStudentFacts } from './student-facts.repo.ts'

/** The check-in of an enrolled student: the session, its state, and what is still required. */
export async function checkInView(ctx: SignedIn, state: CheckInState, scan: Scan | undefined) {
  const now = ctx.clock.now()
  const { openedAt, lateAfter, closesAt, closedAt, markStatus, markSource, markedAt } = state
  const { sessionId: id, classId, courseCode, courseTitle, room } = state
  const [facts, after, recordDispute] = await Promise.all([
    findStudentFacts(ctx.db, ctx.actor.id),
    markStatus ? readStanding(ctx, state, ctx.actor.id) : null,
    readReceiptDispute(ctx, state, ctx.actor.id, markStatus),
  ])
  return {
    session: {
      id,
      classId,
      courseCode,
      courseTitle,
      room,
      startsAt: state.startsAt.toISOString(),
      endsAt: state.endsAt.toISOString(),
    },
    now: now.toISOString(),
    window:
      openedAt && lateAfter && closesAt ? windowView({ openedAt, lateAfter, closesAt, closedAt }) : null,
    scanned: scan !== undefined,
    face: facts ? faceStatus(facts) : 'none',
    ways: acceptedWays(state),
    lastWay: facts?.lastWay ?? null,
    hasPasskey: facts?.hasPasskey ?? false,
    codeUntil: scan ? new Date(scan.codeUntil).toISOString() : null,
    needsPlace: needsLocation(checkInRestrictions(state)),
    receipt:
      markStatus && markSource && markedAt
        ? { status: markStatus, source: markSource, markedAt: markedAt.toISOString() }
        : null,
    standing: after?.standing ?? null,
    recordDispute,
    claim: claimView(state),
    refusal: checkInRefusal(checkInFacts(state), now),
  }
}

function claimView({ claimStatus, claimShownAt, claimReceivedAt, claimWords, markStatus }: CheckInState) {
  if (!claimStatus || !claimShownAt || !claimReceivedAt) return null
  const attended = markStatus !== null && markStatus !== 'absent'
  return {
    state: claimStatus === 'pending' && attended ? ('settled' as const) : claimStatus,
    shownAt: claimShownAt.toISOString(),
    receivedAt: claimReceivedAt.toISOString(),
    words: claimWords,
  }
}

export const readMyCheckIn = handle(checkIn.readMyCheckIn, async (ctx, { classId }) => {
  const state = await myState(ctx, classId)
  const scan = state.windowId === null ? 'scan-required' : await ownScan(ctx, state, state.windowId)
  return checkInView(ctx, state, typeof scan === 'string' ? undefined : scan)
})

const attemptMethods = {
  'no-camera': 'face',
  'no-face': 'face',
  'action-not-shown': 'face',
  'passkey-not-used': 'passkey',
  'location-denied': 'scan',
  'location-unknown': 'scan',
} as const

export const reportCheckInProblem = handle(
  checkIn.reportCheckInProblem,
  async (ctx, { classId, problem }) => {
    const state = await myState(ctx, classId)
    await inTransaction(ctx, async (tx) => {
      await insertRefusedAttempt(tx.db, {
        at: ctx.clock.now(),
        classId,
        sessionId: state.sessionId,
        personId: ctx.actor.id,
        method: attemptMethods[problem],
        reason: problem,
        deviceId: ensureDevice(ctx),
      })
      announceRegister(tx, { id: state.sessionId, lecturerIds: state.lecturerIds })
    })
    return {}
  },
)
