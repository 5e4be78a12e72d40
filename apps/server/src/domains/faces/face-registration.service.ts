import { type FaceReview, faces } from '@campanile/contract/faces/faces.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { meanDescriptor } from '@campanile/face/matcher.ts'
import { sql } from 'drizzle-orm'
import { advisoryLock } from '#db/advisory-locks.ts'
import { newId } from '#db/columns.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notify, notifyAdmins } from '#domains/notifications/notifications.service.ts'
import { announcePeople, personOrNotFound, setFace } from '#domains/people/people.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { namedByRow } from '#files/named-by-row.ts'
import { boundedPicture } from '#files/picture.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import { requireConfirmation } from '#http/confirmation.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { findSealedFace } from './face-check.repo.ts'
import { faceChanged, faceRegistered, faceToReview, faceWaits } from './face-messages.ts'
import { openDescriptor, openFrames, sealBytes, sealDescriptor, sealFrames } from './face-seal.ts'
import * as repo from './faces.repo.ts'
import { registersAgain, registrationProblem, reviewReasons, takenAtProblem } from './faces.rules.ts'
import { currentConsent, myFaceView } from './faces.service.ts'
import { decodeFrames, repeatEarlier } from './frames.rules.ts'
import { closer, findLookalike, findLookalikeSince } from './resemblance.service.ts'

/** The registration that is currently last in the queue. */
const lastRegistrations = new WeakMap<Database, Promise<unknown>>()

/**
 * Starts a transaction while no other registration is being written, on this or another server. Each one sees
 * the faces of all earlier ones, so two accounts that register the same face at the same moment are detected.
 * Within the process they queue without holding a connection.
 */
function withRegistrationLock<T>(ctx: Platform, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const next = (lastRegistrations.get(ctx.db) ?? Promise.resolve()).then(() =>
    inTransaction(ctx, async (tx) => {
      await tx.db.execute(sql`select pg_advisory_xact_lock(${advisoryLock.faceRegistration})`)
      return work(tx)
    }),
  )
  // The person registering gets the error; the next in the queue starts anyway.
  const settled = next.catch(() => undefined)
  lastRegistrations.set(ctx.db, settled)
  return next
}

type Input = ParsedInput<typeof faces.registerFace>

/** In pixels, as requested from the camera. */
const photoSize = { width: 640, height: 480 }
/** The difference allowed between the clocks of servers. */
const clocksApartMinutes = 1

interface Candidate {
  frames: Float32Array[]
  descriptor: Float32Array
  source: Input['source']
}

export const registerFace = handle(faces.registerFace, async (ctx, input) => {
  const candidate = readCandidate(input)
  // The response to an earlier attempt was lost: the face is registered already and stays so.
  if (await isKept(ctx, candidate)) return myFaceView(ctx)
  const takenAt = takenAtProblem(new Date(input.takenAt), ctx.clock.now())
  if (takenAt) throw new AppError('face-not-usable', { fields: { takenAt } })
  await requireMayRegister(ctx, ctx.db, candidate)
  const picture = await boundedPicture(Buffer.from(input.photo, 'base64'), photoSize.width, photoSize.height)
  const judge = await createJudge(ctx, candidate)
  const photo = `faces/${newId()}.bin`
  // Store the file first, so that a row never refers to a missing file.
  await ctx.files.put(photo, sealBytes(ctx, ctx.actor.id, picture))
  const register = async (tx: Transaction) => {
    if (!(await repo.lockPerson(tx.db, ctx.actor.id))) throw new AppError('not-found')
    const before = await requireMayRegister(ctx, tx.db, candidate)
    const replaced = await keep(ctx, tx, {
      ...candidate,
      photo,
      before,
      ...(await judge(tx.db, !before.registered)),
    })
    for (const key of replaced) await ctx.jobs.add(tx.db, 'removeFile', { key })
  }
  await namedByRow(ctx, photo, () => withRegistrationLock(ctx, register))
  return myFaceView(ctx)
})

function readCandidate({ descriptors, source }: Input): Candidate {
  const frames = decodeFrames(descriptors)
  const problem = frames ? registrationProblem(frames, source) : 'face-not-usable'
  if (!frames || problem) throw new AppError(problem ?? 'face-not-usable')
  return { frames, descriptor: meanDescriptor(frames), source }
}

/** Whether exactly this face is active or waiting already. */
async function isKept(ctx: SignedIn, { descriptor }: Candidate): Promise<boolean> {
  const { face, review } = await findSealedFace(ctx.db, ctx.actor.id)
  return [face, review].some((sealed) => {
    const kept = sealed && openDescriptor(ctx, ctx.actor.id, sealed)
    return kept?.every((value, index) => value === descriptor[index])
  })
}

/** @throws AppError with the reason why this person cannot register these frames now */
async function requireMayRegister(ctx: SignedIn, db: Database, { frames }: Candidate) {
  if (!(await currentConsent({ db, actor: ctx.actor }))) throw new AppError('consent-required')
  const face = requireFound(await repo.findFace(db, ctx.actor.id))
  if (registersAgain(face)) {
    requireConfirmation(ctx)
    if (await repo.checkInRunning(db, ctx.actor.id, ctx.clock.now()))
      throw new AppError('face-check-in-running')
    const kept = await findSealedFace(db, ctx.actor.id)
    if (repeatEarlier(frames, openFrames(ctx, ctx.actor.id, kept.earlier)))
      throw new AppError('face-replayed')
  }
  return face
}

interface Verdict {
  reasons: FaceReview['reasons']
  resemblesId: string | null
  similarity: number | null
}

/** Compares with all faces before the transaction, which then only has to check faces registered since. */
async function createJudge(ctx: SignedIn, { descriptor, source }: Candidate) {
  const { matchThreshold, confirmFirstRegistration } = (await currentInstitution(ctx)).settings.faces
  const probe = { personId: ctx.actor.id, descriptor, threshold: matchThreshold }
  const begun = minutesAfter(ctx.clock.now(), -clocksApartMinutes)
  const known = await findLookalike(ctx, probe)
  return async (db: Database, first: boolean): Promise<Verdict> => {
    const lookalike = closer(known, await findLookalikeSince({ ...ctx, db }, probe, begun))
    const facts = { source, first, confirmFirst: confirmFirstRegistration, resembles: lookalike !== null }
    return {
      reasons: reviewReasons(facts),
      resemblesId: lookalike?.personId ?? null,
      similarity: lookalike?.similarity ?? null,
    }
  }
}

interface Accepted extends Candidate, Verdict {
  photo: string
  before: NonNullable<Awaited<ReturnType<typeof repo.findFace>>>
}

/** Saves the registration; returns the photos that it replaces. */
async function keep(ctx: SignedIn, tx: Transaction, it: Accepted): Promise<string[]> {
  const { before, photo, reasons, resemblesId, similarity } = it
  const personId = ctx.actor.id
  const registeredAt = ctx.clock.now()
  const face = { descriptor: sealDescriptor(ctx, personId, it.descriptor), photo, registeredAt }
  if (before.waitingSince) await repo.dropReview(tx.db, personId, before.waitingSince)
  // These frames would be a replay if they were sent at a check-in.
  await repo.insertProbe(tx.db, {
    personId,
    frames: sealFrames(ctx, personId, it.frames),
    at: registeredAt,
  })
  const counts = reasons.length === 0
  if (counts) {
    await repo.keepProfile(tx.db, { personId, ...face })
    await setFace(tx.db, [personId], face, registeredAt)
  } else {
    await repo.insertReview(tx.db, { personId, ...face, reasons, resemblesId, similarity })
  }
  await recordAudit(ctx, tx, {
    entity: 'face',
    entityId: personId,
    before: { registered: before.registered, inReview: before.waiting },
    after: { registered: counts || before.registered, inReview: !counts, source: it.source, reasons },
  })
  await notifyOfRegistration(ctx, tx, { again: before.registered, reasons, at: registeredAt })
  return [before.waitingPhoto, counts ? before.photo : null].filter((key) => key !== null)
}

async function notifyOfRegistration(
  ctx: SignedIn,
  tx: Transaction,
  { again, reasons, at }: { again: boolean; reasons: FaceReview['reasons']; at: Date },
): Promise<void> {
  const personId = ctx.actor.id
  if (reasons.length === 0) {
    await notify(tx, at, [personId], again ? faceChanged : faceRegistered)
  } else {
    const { firstName, lastName } = await personOrNotFound(tx.db, personId)
    await notify(tx, at, [personId], faceWaits(reasons, again))
    await notifyAdmins(tx, at, faceToReview(`${firstName} ${lastName}`), personId)
  }
  tx.announce({ event: { topic: 'faces' }, people: [personId], role: 'admin' })
  announcePeople(tx)
}
