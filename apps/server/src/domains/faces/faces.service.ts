import { faces, type MyFace, maxFaceEvents } from '@campanile/contract/faces/faces.ts'
import { inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { facePhotoUrl } from '#domains/people/photo-url.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import type { Platform } from '#platform/platform.ts'
import { consentText, consentVersion } from './consent-text.ts'
import { findHoldings } from './face-deletion.repo.ts'
import { openBytes } from './face-seal.ts'
import { maySeeFacePhoto } from './faces.policy.ts'
import * as repo from './faces.repo.ts'
import { faceStatus, registersAgain } from './faces.rules.ts'

/** The person's own face as they see it; never includes the descriptor. */
export async function myFaceView(ctx: SignedIn): Promise<MyFace> {
  const [face, consent, institution] = await Promise.all([
    repo.findFace(ctx.db, ctx.actor.id),
    currentConsent(ctx),
    currentInstitution(ctx),
  ])
  if (!face) throw new AppError('not-found')
  const shown = face.registered
    ? { registeredAt: face.registeredAt, photo: face.photo }
    : { registeredAt: face.waitingSince, photo: face.waitingPhoto }
  return {
    userId: ctx.actor.id,
    userName: `${face.firstName} ${face.lastName}`,
    imageUrl: shown.photo && facePhotoUrl(ctx.actor.id, shown.photo),
    registeredAt: shown.registeredAt?.toISOString() ?? null,
    isActive: face.registered,
    status: faceStatus(face),
    inReview: face.waiting,
    reviewReasons: face.waitingReasons ?? [],
    consent: {
      version: consentVersion,
      text: consentText(institution.settings.faces.retentionDays),
      givenAt: consent?.at.toISOString() ?? null,
    },
    needsConfirmation: registersAgain(face),
  }
}

/** The current consent: given for the current text and not withdrawn. */
export async function currentConsent({ db, actor }: Pick<SignedIn, 'db' | 'actor'>) {
  const latest = await repo.findConsent(db, actor.id)
  return latest?.decision === 'given' && latest.version === consentVersion ? latest : undefined
}

/** The decrypted photos of a person's face: the active one, then the one in review. */
export async function readFacePhotos(platform: Platform, personId: string): Promise<Buffer[]> {
  // Includes photos that are not in use, because people can see everything stored about them.
  const [held] = await findHoldings(platform.db, [personId])
  const sealed = await Promise.all((held?.photos ?? []).map((key) => platform.files.get(key)))
  return sealed.flatMap((bytes) => (bytes ? openBytes(platform, personId, bytes) : []))
}

/** Consents, withdrawals and deletions, latest first. */
export const listMyFaceEvents = handle(faces.listMyFaceEvents, async ({ db, actor }) => {
  const rows = await repo.listFaceEvents(db, actor.id, maxFaceEvents)
  return { items: rows.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })) }
})

export const readMyFace = handle(faces.readMyFace, (ctx) => myFaceView(ctx))

export const giveFaceConsent = handle(faces.giveFaceConsent, async (ctx, { version }) => {
  if (version !== consentVersion) throw new AppError('edit-conflict')
  await inTransaction(ctx, async (tx) => {
    await repo.lockPerson(tx.db, ctx.actor.id)
    // Already given, by a second click or in another tab.
    if (await currentConsent({ db: tx.db, actor: ctx.actor })) return
    const personId = ctx.actor.id
    await repo.insertConsent(tx.db, { personId, version, decision: 'given', at: ctx.clock.now() })
    await recordAudit(ctx, tx, { entity: 'face', entityId: personId, after: { consent: version } })
    tx.announce({ event: { topic: 'faces' }, people: [personId] })
  })
  return myFaceView(ctx)
})

export const readFacePhoto = handle(faces.readFacePhoto, async (ctx, { userId, v }) => {
  if (!maySeeFacePhoto(ctx.actor, userId)) throw new AppError('not-found')
  const face = await repo.findFace(ctx.db, userId)
  // There can be a waiting photo in addition to the active one; the URL identifies the photo.
  const keys = [face?.photo, face?.waitingPhoto].filter((key) => key != null)
  const key = keys.find((it) => facePhotoUrl(userId, it).endsWith(`v=${v}`)) ?? (v ? undefined : keys[0])
  const sealed = requireFound(key && (await ctx.files.get(key)))
  return { type: 'image/jpeg', bytes: openBytes(ctx, userId, sealed) }
})
