import {
  type CheckedIn,
  type CheckInWay,
  checkInWays,
  type DeviceLocation,
  type RefusalReason,
} from '@campanile/contract/attendance/check-in.ts'
import { inTransaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { attendanceSettings } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { arrivalStatus, checkInFacts, checkInRefusal } from '../attendance.rules.ts'
import { type AcceptedCheckIn, insertAcceptedCheckIn } from '../records/accepted-check-ins.repo.ts'
import { announceRegister } from '../register/announce.ts'
import { announceWithStanding } from './arrival.service.ts'
import { insertRefusedAttempt } from './attempts.repo.ts'
import { type CheckInRestrictions, checkRestrictions } from './check-in-restrictions.rules.ts'
import { type CheckInState, findCheckInState } from './check-in-state.repo.ts'
import { ensureDevice } from './device-cookie.ts'
import { ownScan } from './own-scan.service.ts'
import { readReceiptDispute } from './receipt-dispute.service.ts'
import { networkHash, type Scan } from './scan-cookie.ts'

/**
 * @throws AppError not-found for a class without a session, not-enrolled when the caller is not in the class
 */
export async function myState(
  ctx: SignedIn,
  classId: string,
  way: CheckInWay | 'scan' = 'scan',
): Promise<CheckInState> {
  const state = requireFound(
    await findCheckInState(ctx.db, {
      classId,
      now: ctx.clock.now(),
      studentId: ctx.actor.id,
    }),
  )
  if (!state.enrolled) return refuse(ctx, state, 'not-enrolled', way)
  return state
}

type Logged = Partial<
  Record<'challengeId' | 'scanId', string> & Record<'similarity' | 'distance', number | null>
>

/** Logs the attempt, notifies the lecturer's register and throws the reason. */
export async function refuse(
  ctx: SignedIn,
  state: CheckInState,
  reason: RefusalReason,
  method: CheckInWay | 'scan',
  { similarity = null, distance = null, challengeId, scanId }: Logged = {},
): Promise<never> {
  const fresh = await inTransaction(ctx, async (tx) => {
    announceRegister(tx, { id: state.sessionId, lecturerIds: state.lecturerIds })
    return insertRefusedAttempt(tx.db, {
      at: ctx.clock.now(),
      classId: state.classId,
      sessionId: state.sessionId,
      personId: ctx.actor.id,
      method,
      reason,
      similarity,
      distance,
      challengeId: challengeId ?? null,
      scanId: scanId ?? null,
      deviceId: ensureDevice(ctx),
    })
  })
  throw new AppError(fresh ? reason : 'challenge-used')
}

/** Network and location restrictions of the class and its room. */
export const checkInRestrictions = ({
  settings,
  latitude,
  longitude,
  ...state
}: CheckInState): CheckInRestrictions => ({
  requireNetwork: state.requireNetwork ?? false,
  maxDistance: state.maxDistance,
  campusNetworks: attendanceSettings(settings).campusNetworks,
  roomNetwork: state.roomNetwork,
  room: latitude !== null && longitude !== null ? { latitude, longitude } : null,
})

/** Check-in methods the class allows: all until its rules are changed. */
export const acceptedWays = ({ ways }: CheckInState) =>
  checkInWays.filter((way) => ways?.includes(way) ?? true)

/** An open check-in whose network and location restrictions are met. */
export interface Admission {
  windowId: string
  lateAfter: Date
  distance: number | null
}

/** Refuses unless check-in is open, the class allows this method, and the restrictions are met. */
export async function admit(
  ctx: SignedIn,
  state: CheckInState,
  way: CheckInWay,
  place: DeviceLocation | undefined,
): Promise<Admission> {
  const { windowId, lateAfter } = state
  const closed = checkInRefusal(checkInFacts(state), ctx.clock.now())
  if (closed || !windowId || !lateAfter) return refuse(ctx, state, closed ?? 'check-in-not-open', way)
  if (!acceptedWays(state).includes(way)) return refuse(ctx, state, 'way-not-allowed', way)
  const { refusal, distance } = checkRestrictions(checkInRestrictions(state), ctx.address, place)
  if (refusal) return refuse(ctx, state, refusal, way, { distance })
  return { windowId, lateAfter, distance }
}

/** The student's own scan, required in addition to a face or passkey. */
export async function requireScan(
  ctx: SignedIn,
  state: CheckInState,
  way: CheckInWay,
  { windowId, distance }: Admission,
): Promise<Scan> {
  const scan = await ownScan(ctx, state, windowId)
  return typeof scan === 'string' ? refuse(ctx, state, scan, way, { distance }) : scan
}

const hasChangedNetwork = (ctx: SignedIn, network: string | null) =>
  network !== null && network !== networkHash(ctx).toString('base64url')

interface Proved {
  source: CheckInWay
  scanId: string
  /** Network where the scan was made, if it was made without signing in. */
  network?: string | null
  similarity?: number
  challengeId?: string
  sealedFrames?: Buffer
}

/** Saves the check-in, or refuses it if it is too late. */
export async function accept(
  ctx: SignedIn,
  state: CheckInState,
  { windowId, lateAfter, distance }: Admission,
  proved: Proved,
): Promise<CheckedIn> {
  const at = ctx.clock.now()
  const status = arrivalStatus(lateAfter, at)
  const {
    source,
    similarity = null,
    challengeId = null,
    sealedFrames = null,
    scanId,
    network = null,
  } = proved
  const inserted = await insertOnce(ctx, state, {
    windowId,
    classId: state.classId,
    sessionId: state.sessionId,
    studentId: ctx.actor.id,
    actorId: ctx.actor.id,
    at,
    status,
    method: source,
    source,
    similarity,
    distance,
    scanId,
    challengeId,
    deviceId: ensureDevice(ctx),
    networkChanged: hasChangedNetwork(ctx, network),
    sealedFrames,
    audit: { operation: ctx.operation, address: ctx.address, requestId: ctx.requestId },
  })
  if (!inserted) {
    const now = await myState(ctx, state.classId, source)
    const reason = checkInRefusal(checkInFacts(now), ctx.clock.now()) ?? 'already-marked'
    return refuse(ctx, state, reason, source, { ...proved, distance })
  }
  ctx.cookies.clear('scan')
  const receipt = { status, source, markedAt: at.toISOString() }
  const [standing, recordDispute] = await Promise.all([
    announceWithStanding(ctx, state, ctx.actor.id, receipt, ctx.requestId),
    // The check-in is saved, and the page reads this again with its session.
    readReceiptDispute(ctx, state, ctx.actor.id, status).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'the dispute of a late check-in could not be read')
      return null
    }),
  ])
  return { ...receipt, standing, recordDispute }
}

async function insertOnce(ctx: SignedIn, state: CheckInState, accepted: AcceptedCheckIn): Promise<boolean> {
  const { source, distance } = accepted
  try {
    return await insertAcceptedCheckIn(ctx.db, accepted)
  } catch (error) {
    if (isUniqueViolation(error, 'attempts_challenge'))
      return refuse(ctx, state, 'challenge-used', source, { distance })
    if (isUniqueViolation(error, 'attempts_scan'))
      return refuse(ctx, state, 'scan-used', source, { distance })
    throw error
  }
}
