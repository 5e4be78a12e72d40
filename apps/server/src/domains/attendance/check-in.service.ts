import type { attendance, RefusalReason } from '@campanile/contract/attendance.ts'
import { inTransaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { faceStatusOf, verifyFace } from '#domains/faces/face-check.service.ts'
import { matchThreshold } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import type { Handler } from '#http/routes.ts'
import { announceRegister } from './announce.ts'
import * as repo from './attendance.repo.ts'
import { factsOf, refusalAt, statusAt } from './attendance.rules.ts'
import { makeChallenge, readChallenge } from './face-challenge.ts'
import { windowView } from './register.service.ts'
import { deviceOf, readScan } from './scan-cookie.ts'

/** @throws AppError not-found for a class without a session, not-enrolled for somebody else's class */
async function myState(ctx: SignedIn, classId: string): Promise<repo.CheckInState> {
  const state = await repo.findCheckInState(ctx.db, {
    classId,
    now: ctx.clock.now(),
    studentId: ctx.actor.id,
  })
  if (!state) throw new AppError('not-found')
  if (!state.enrolled) return refuse(ctx, state, 'not-enrolled', 'scan')
  return state
}

type Logged = { similarity?: number | null; challengeId?: string; scanId?: string }

/** Logs the attempt, tells the lecturer's register and answers with the reason. */
async function refuse(
  ctx: SignedIn,
  state: repo.CheckInState,
  reason: RefusalReason,
  method: 'scan' | 'face',
  { similarity = null, challengeId, scanId }: Logged = {},
): Promise<never> {
  const fresh = await inTransaction(ctx, async (tx) => {
    announceRegister(tx, { id: state.sessionId, lecturerIds: state.lecturerIds })
    return repo.insertRefusedAttempt(tx.db, {
      at: ctx.clock.now(),
      classId: state.classId,
      sessionId: state.sessionId,
      personId: ctx.actor.id,
      method,
      reason,
      similarity,
      challengeId: challengeId ?? null,
      scanId: scanId ?? null,
      deviceId: deviceOf(ctx),
    })
  })
  throw new AppError(fresh ? reason : 'challenge-used')
}

export const readMyCheckIn: Handler<typeof attendance.readMyCheckIn> = async (ctx, { classId }) => {
  const state = await myState(ctx, classId)
  const now = ctx.clock.now()
  const { windowId, openedAt, lateAfter, closesAt, closedAt, markStatus, markSource, markedAt } = state
  const { sessionId: id, courseCode, courseTitle, room } = state
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
    scanned: windowId !== null && readScan(ctx, windowId) !== undefined,
    face: await faceStatusOf(ctx.db, ctx.actor.id),
    receipt:
      markStatus && markSource && markedAt
        ? { status: markStatus, source: markSource, markedAt: markedAt.toISOString() }
        : null,
    refusal: refusalAt(factsOf(state), now),
  }
}

/** The open window and the scan that a face check needs. */
async function requireScan(ctx: SignedIn, state: repo.CheckInState) {
  const refusal = refusalAt(factsOf(state), ctx.clock.now())
  if (refusal || !state.windowId || !state.lateAfter)
    return refuse(ctx, state, refusal ?? 'check-in-not-open', 'face')
  const scan = readScan(ctx, state.windowId)
  if (!scan) return refuse(ctx, state, 'scan-required', 'face')
  return { windowId: state.windowId, lateAfter: state.lateAfter, scan }
}

export const startFaceCheck: Handler<typeof attendance.startFaceCheck> = async (ctx, { classId, not }) => {
  const state = await myState(ctx, classId)
  const { windowId } = await requireScan(ctx, state)
  const face = await faceStatusOf(ctx.db, ctx.actor.id)
  if (face === 'in-review') return refuse(ctx, state, 'face-in-review', 'face')
  if (face !== 'active') return refuse(ctx, state, 'face-not-registered', 'face')
  return makeChallenge(ctx, windowId, not)
}

const refusalOfOutcome = {
  mismatch: 'face-mismatch',
  replayed: 'face-replayed',
  'not-registered': 'face-not-registered',
  'in-review': 'face-in-review',
} as const

export const checkInWithFace: Handler<typeof attendance.checkInWithFace> = async (ctx, input) => {
  const state = await myState(ctx, input.classId)
  const { windowId, lateAfter, scan } = await requireScan(ctx, state)
  const challenge = readChallenge(ctx, windowId, input.challenge)
  if (!challenge) return refuse(ctx, state, 'challenge-expired', 'face')
  const threshold = matchThreshold(state.settings)
  const face = await verifyFace(ctx, { personId: ctx.actor.id, frames: input.descriptors, threshold })
  const logged = { challengeId: challenge.id, scanId: scan.id, similarity: face.similarity }
  if (face.outcome !== 'match') return refuse(ctx, state, refusalOfOutcome[face.outcome], 'face', logged)
  const at = ctx.clock.now()
  const status = statusAt(lateAfter, at)
  const accepted = {
    ...logged,
    similarity: face.similarity,
    windowId,
    classId: state.classId,
    sessionId: state.sessionId,
    studentId: ctx.actor.id,
    at,
    status,
    source: 'face' as const,
    deviceId: deviceOf(ctx),
    sealedFrames: face.sealedFrames,
    audit: { operation: ctx.operation, address: ctx.address, requestId: ctx.requestId },
  }
  if (!(await insertOnce(ctx, state, accepted))) {
    const now = await myState(ctx, input.classId)
    return refuse(ctx, state, refusalAt(factsOf(now), ctx.clock.now()) ?? 'already-marked', 'face', logged)
  }
  ctx.cookies.clear('scan')
  ctx.events.announce([
    { event: { topic: 'register', id: state.sessionId }, people: state.lecturerIds, role: 'admin' },
    { event: { topic: 'sessions' }, people: [ctx.actor.id] },
  ])
  return { status, source: 'face', markedAt: at.toISOString() }
}

async function insertOnce(
  ctx: SignedIn,
  state: repo.CheckInState,
  accepted: repo.AcceptedCheckIn,
): Promise<boolean> {
  try {
    return await repo.insertAcceptedCheckIn(ctx.db, accepted)
  } catch (error) {
    if (isUniqueViolation(error, 'attempts_challenge')) return refuse(ctx, state, 'challenge-used', 'face')
    if (isUniqueViolation(error, 'attempts_scan')) return refuse(ctx, state, 'scan-used', 'face')
    throw error
  }
}

export const reportFaceProblem: Handler<typeof attendance.reportFaceProblem> = async (
  ctx,
  { classId, problem },
) => {
  const state = await myState(ctx, classId)
  await inTransaction(ctx, async (tx) => {
    await repo.insertRefusedAttempt(tx.db, {
      at: ctx.clock.now(),
      classId,
      sessionId: state.sessionId,
      personId: ctx.actor.id,
      method: 'face',
      reason: problem,
      deviceId: deviceOf(ctx),
    })
    announceRegister(tx, { id: state.sessionId, lecturerIds: state.lecturerIds })
  })
  return {}
}
