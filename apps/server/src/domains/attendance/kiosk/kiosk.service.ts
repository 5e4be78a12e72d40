import { kiosk, type Recognition } from '@campanile/contract/attendance/kiosk.ts'
import { inTransaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { type Found, identifyFace } from '#domains/faces/face-search.service.ts'
import { AppError } from '#http/app-error.ts'
import type { OnDisplay } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { arrivalStatus } from '../attendance.rules.ts'
import { announceWithStanding } from '../check-in/arrival.service.ts'
import { insertRefusedAttempt } from '../check-in/attempts.repo.ts'
import { makeChallenge, readChallenge } from '../check-in/face-challenge.ts'
import { type AcceptedCheckIn, insertAcceptedCheckIn } from '../records/accepted-check-ins.repo.ts'
import { announceRegister } from '../register/announce.ts'
import * as registerRepo from '../register/register.repo.ts'
import { kioskOfDisplay, type RunningKiosk } from './kiosk-access.service.ts'

export const startKioskCheck = handle(kiosk.startKioskCheck, async (ctx, { sessionId, not }) => {
  const { window } = await kioskOfDisplay(ctx, sessionId)
  return makeChallenge(ctx, window.id, not)
})

export const recogniseFace = handle(kiosk.recogniseFace, async (ctx, input) => {
  const running = await kioskOfDisplay(ctx, input.sessionId)
  const { studentIds: personIds, settings } = running
  const challenge = readChallenge(ctx, running.window.id, input.challenge)
  if (!challenge) throw new AppError('challenge-expired')
  const found = await identifyFace(ctx, {
    personIds,
    frames: input.descriptors,
    threshold: settings.faces.matchThreshold,
  })
  if (found.outcome !== 'match') return refuse(ctx, running, challenge.id, found)
  return mark(ctx, running, challenge.id, found)
})

type Unmatched = Exclude<Found, { outcome: 'match' }>

async function refuse(
  ctx: OnDisplay,
  running: RunningKiosk,
  challengeId: string,
  found: Unmatched,
): Promise<Recognition> {
  const { outcome, similarity } = found
  const personId = outcome === 'replayed' ? found.personId : null
  const reason = outcome === 'replayed' ? 'face-replayed' : 'face-unknown'
  await logRefused(ctx, running, { challengeId, personId, reason, similarity })
  return { outcome, label: 'unknown', status: null }
}

async function logRefused(
  ctx: OnDisplay,
  { session }: RunningKiosk,
  attempt: Pick<
    Parameters<typeof insertRefusedAttempt>[1],
    'challengeId' | 'personId' | 'reason' | 'similarity'
  >,
): Promise<void> {
  const fresh = await inTransaction(ctx, async (tx) => {
    announceRegister(tx, session)
    return insertRefusedAttempt(tx.db, {
      ...attempt,
      at: ctx.clock.now(),
      classId: session.classId,
      sessionId: session.id,
      method: 'kiosk',
      deviceId: ctx.display.id,
    })
  })
  if (!fresh) throw new AppError('challenge-used')
}

async function mark(
  ctx: OnDisplay,
  running: RunningKiosk,
  challengeId: string,
  { personId, similarity, sealedFrames }: Extract<Found, { outcome: 'match' }>,
): Promise<Recognition> {
  const { session, window } = running
  const at = ctx.clock.now()
  const status = arrivalStatus(window.lateAfter, at)
  const inserted = await insertOnce(ctx, {
    windowId: window.id,
    classId: session.classId,
    sessionId: session.id,
    studentId: personId,
    actorId: ctx.display.pairedBy,
    at,
    status,
    method: 'kiosk',
    source: 'face',
    similarity,
    distance: null,
    scanId: null,
    challengeId,
    deviceId: ctx.display.id,
    networkChanged: false,
    sealedFrames,
    audit: {
      operation: ctx.operation,
      address: ctx.address,
      requestId: ctx.requestId,
      display: ctx.display.name,
    },
  })
  const [row] = await registerRepo.listRoster(ctx.db, session, personId)
  const label = row ? `${row.firstName} ${row.lastName}` : 'unknown'
  if (!inserted) {
    await logRefused(ctx, running, { challengeId, personId, reason: 'already-marked', similarity })
    return { outcome: 'already-marked', label, status: row?.status ?? null }
  }
  const { id: sessionId, classId, lecturerIds } = session
  const state = { sessionId, classId, lecturerIds, settings: running.settings }
  await announceWithStanding(ctx, state, personId, { status, source: 'face', markedAt: at.toISOString() })
  return { outcome: 'marked', label, status }
}

async function insertOnce(ctx: OnDisplay, accepted: AcceptedCheckIn): Promise<boolean> {
  try {
    return await insertAcceptedCheckIn(ctx.db, accepted)
  } catch (error) {
    if (isUniqueViolation(error, 'attempts_challenge')) throw new AppError('challenge-used')
    throw error
  }
}
