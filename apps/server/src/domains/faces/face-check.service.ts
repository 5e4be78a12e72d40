import type { MyFace } from '@campanile/contract/faces/faces.ts'
import { meanDescriptor, verify } from '@campanile/face/matcher.ts'
import type { Database, Transaction } from '#db/database.ts'
import type { Platform } from '#platform/platform.ts'
import * as repo from './face-check.repo.ts'
import { openDescriptor, openFrames, sealFrames } from './face-seal.ts'
import { findFaceStanding } from './faces.repo.ts'
import { faceStatus } from './faces.rules.ts'
import { decodeFrames, repeat, repeatEarlier, repeatThemselves, showOneFace } from './frames.rules.ts'

/** The status of a person's face. */
export async function readFaceStatus(db: Database, personId: string): Promise<MyFace['status']> {
  const face = await findFaceStanding(db, personId)
  return face ? faceStatus(face) : 'none'
}

interface LiveFace {
  personId: string
  /** Descriptors of several live frames, as base64 (see the contract). */
  frames: readonly string[]
  /** The similarity has to be higher than this. */
  threshold: number
}

/** For a match: the encrypted frames, to be stored in face_probes so that they are not accepted twice. */
export type FaceCheck =
  | { outcome: 'match'; similarity: number; sealedFrames: Buffer }
  | { outcome: 'mismatch'; similarity: number | null }
  | { outcome: 'replayed' | 'not-registered' | 'in-review'; similarity: null }

/**
 * 1:1 comparison: is this live face the registered one? Runs one query and writes nothing. The caller stores
 * the frames in the same transaction as the result of the match.
 */
export async function verifyFace(
  ctx: Pick<Platform, 'db' | 'secrets'>,
  { personId, frames, threshold }: LiveFace,
): Promise<FaceCheck> {
  const kept = await repo.findSealedFaceForCheck(ctx.db, personId)
  if (!kept.face) return { outcome: kept.review ? 'in-review' : 'not-registered', similarity: null }
  const live = decodeFrames(frames)
  if (!live || !showOneFace(live)) return { outcome: 'mismatch', similarity: null }
  const registered = openDescriptor(ctx, personId, kept.face)
  const earlier = openFrames(ctx, personId, kept.earlier)
  if (repeatThemselves(live) || repeat(live, [registered]) || repeatEarlier(live, earlier)) {
    return { outcome: 'replayed', similarity: null }
  }
  const { matched, similarity } = verify(meanDescriptor(live), registered, threshold)
  if (!matched) return { outcome: 'mismatch', similarity }
  return { outcome: 'match', similarity, sealedFrames: sealFrames(ctx, personId, live) }
}

/**
 * Stores the frames of a match in the same transaction as its result, so that they are not accepted twice.
 */
export const keepFrames = async (
  tx: Transaction,
  kept: { personId: string; sealedFrames: Buffer; at: Date },
): Promise<void> => {
  await repo.insertProbe(tx.db, kept)
}
