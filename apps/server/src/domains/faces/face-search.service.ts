import { createGallery, identify, meanDescriptor } from '@campanile/face/matcher.ts'
import type { Platform } from '#platform/platform.ts'
import { consentVersion } from './consent-text.ts'
import { findSealedFaceForCheck } from './face-check.repo.ts'
import { openDescriptor, openFrames, sealFrames } from './face-seal.ts'
import { decodeFrames, repeat, repeatEarlier, repeatThemselves, showOneFace } from './frames.rules.ts'
import { listConsentedFaces } from './gallery.repo.ts'

interface Search {
  /** The people to search among. */
  personIds: readonly string[]
  /** Descriptors of several live frames, as base64 (see the contract). */
  frames: readonly string[]
  /** The similarity has to be higher than this. */
  threshold: number
}

export type Found =
  | { outcome: 'match'; personId: string; similarity: number; sealedFrames: Buffer }
  | { outcome: 'unknown'; similarity: number | null }
  | { outcome: 'replayed'; personId: string | null; similarity: null }

/**
 * 1:N comparison: whose face is this among these people? The best match must be similar enough, and closer
 * than everyone else by a margin. Only people who consented are compared, and no face data leaves the server.
 */
export async function identifyFace(
  ctx: Pick<Platform, 'db' | 'secrets'>,
  { personIds, frames, threshold }: Search,
): Promise<Found> {
  const live = decodeFrames(frames)
  if (!live || !showOneFace(live)) return { outcome: 'unknown', similarity: null }
  if (repeatThemselves(live)) return { outcome: 'replayed', personId: null, similarity: null }
  const known = await listConsentedFaces(ctx.db, personIds, consentVersion)
  const people = known.map(({ personId, sealed }) => ({
    label: personId,
    descriptor: openDescriptor(ctx, personId, sealed),
  }))
  const { label, best } = identify(createGallery(people), meanDescriptor(live), { threshold })
  const person = people.find((it) => it.label === label)
  if (!person || !best) return { outcome: 'unknown', similarity: best?.similarity ?? null }
  const personId = person.label
  const { earlier } = await findSealedFaceForCheck(ctx.db, personId)
  if (repeat(live, [person.descriptor]) || repeatEarlier(live, openFrames(ctx, personId, earlier)))
    return { outcome: 'replayed', personId, similarity: null }
  const sealedFrames = sealFrames(ctx, personId, live)
  return { outcome: 'match', personId, similarity: best.similarity, sealedFrames }
}
