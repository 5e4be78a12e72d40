import type { RefusalReason } from '@campanile/contract/check-in.ts'
import type { kiosk, Recognition } from '@campanile/contract/kiosk.ts'
import { inTransaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import type { SessionHead } from '#domains/access/session-access.repo.ts'
import { requireSessionAccess } from '#domains/access/session-access.service.ts'
import { type Found, identifyFace } from '#domains/faces/face-search.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import type { Handler } from '#http/routes.ts'
import { announceRegister } from './announce.ts'
import * as repo from './attendance.repo.ts'
import { refusalAt, statusAt } from './attendance.rules.ts'
import { findRules } from './check-in-rules.repo.ts'
import { deviceOf } from './device-cookie.ts'
import { makeChallenge, readChallenge } from './face-challenge.ts'
import * as registerRepo from './register.repo.ts'

/** An open check-in whose students the kiosk may recognise. */
interface Running {
  session: SessionHead
  window: registerRepo.WindowRow
  studentIds: string[]
  threshold: number
}

/** @throws AppError that says why the kiosk does not run for this session now */
async function requireRunning(ctx: SignedIn, sessionId: string): Promise<Running> {
  const session = await requireSessionAccess(ctx, ctx.db, sessionId)
  const now = ctx.clock.now()
  const [{ settings }, window, rules] = await Promise.all([
    currentInstitution(ctx),
    registerRepo.findWindow(ctx.db, sessionId),
    findRules(ctx.db, session.classId, now),
  ])
  if (!settings.faces.kiosk) throw new AppError('kiosk-off')
  if (rules?.ways && !rules.ways.includes('face')) throw new AppError('way-not-allowed')
  const facts = { ...session, sessionStatus: session.status, enrolled: true, marked: false }
  const refusal = refusalAt({ ...facts, window: window ?? null }, now)
  if (!window || refusal) throw new AppError(closed(refusal))
  return { session, window, studentIds: rules?.studentIds ?? [], threshold: settings.faces.matchThreshold }
}

/** Of the reasons against a check-in, those about the session; the student is not known yet. */
function closed(refusal: RefusalReason | null) {
  const about = ['session-not-started', 'session-cancelled', 'check-in-closed'] as const
  return about.find((reason) => reason === refusal) ?? 'check-in-not-open'
}

export const startKioskCheck: Handler<typeof kiosk.startKioskCheck> = async (ctx, { sessionId, not }) => {
  const { window } = await requireRunning(ctx, sessionId)
  return makeChallenge(ctx, window.id, not)
}

export const recogniseFace: Handler<typeof kiosk.recogniseFace> = async (ctx, input) => {
  const running = await requireRunning(ctx, input.sessionId)
  const { studentIds: personIds, threshold } = running
  const challenge = readChallenge(ctx, running.window.id, input.challenge)
  if (!challenge) throw new AppError('challenge-expired')
  const found = await identifyFace(ctx, { personIds, frames: input.descriptors, threshold })
  if (found.outcome !== 'match') return refuse(ctx, running, challenge.id, found)
  return mark(ctx, running, challenge.id, found)
}

type Unmatched = Exclude<Found, { outcome: 'match' }>

async function refuse(
  ctx: SignedIn,
  running: Running,
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
  ctx: SignedIn,
  { session }: Running,
  attempt: Pick<
    Parameters<typeof repo.insertRefusedAttempt>[1],
    'challengeId' | 'personId' | 'reason' | 'similarity'
  >,
): Promise<void> {
  const fresh = await inTransaction(ctx, async (tx) => {
    announceRegister(tx, session)
    return repo.insertRefusedAttempt(tx.db, {
      ...attempt,
      at: ctx.clock.now(),
      classId: session.classId,
      sessionId: session.id,
      method: 'kiosk',
      deviceId: deviceOf(ctx),
    })
  })
  if (!fresh) throw new AppError('challenge-used')
}

async function mark(
  ctx: SignedIn,
  running: Running,
  challengeId: string,
  { personId, similarity, sealedFrames }: Extract<Found, { outcome: 'match' }>,
): Promise<Recognition> {
  const { session, window } = running
  const at = ctx.clock.now()
  const status = statusAt(window.lateAfter, at)
  const inserted = await insertOnce(ctx, {
    windowId: window.id,
    classId: session.classId,
    sessionId: session.id,
    studentId: personId,
    actorId: ctx.actor.id,
    at,
    status,
    method: 'kiosk',
    source: 'face',
    similarity,
    distance: null,
    scanId: null,
    challengeId,
    deviceId: deviceOf(ctx),
    networkChanged: false,
    sealedFrames,
    audit: { operation: ctx.operation, address: ctx.address, requestId: ctx.requestId },
  })
  const [row] = await registerRepo.listRoster(ctx.db, session, personId)
  const label = row ? `${row.firstName} ${row.lastName}` : 'unknown'
  if (!inserted) {
    await logRefused(ctx, running, { challengeId, personId, reason: 'already-marked', similarity })
    return { outcome: 'already-marked', label, status: row?.status ?? null }
  }
  ctx.events.announce([
    { event: { topic: 'register', id: session.id }, people: session.lecturerIds, role: 'admin' },
    { event: { topic: 'sessions' }, people: [personId] },
  ])
  return { outcome: 'marked', label, status }
}

async function insertOnce(ctx: SignedIn, accepted: repo.AcceptedCheckIn): Promise<boolean> {
  try {
    return await repo.insertAcceptedCheckIn(ctx.db, accepted)
  } catch (error) {
    if (isUniqueViolation(error, 'attempts_challenge')) throw new AppError('challenge-used')
    throw error
  }
}
