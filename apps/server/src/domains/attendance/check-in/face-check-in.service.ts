import { checkIn } from '@campanile/contract/attendance/check-in.ts'
import { readFaceStatus, verifyFace } from '#domains/faces/face-check.service.ts'
import { faceSettings } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { accept, admit, myState, refuse, requireScan } from './attempting.service.ts'
import { makeChallenge, readChallenge } from './face-challenge.ts'

export const startFaceCheck = handle(checkIn.startFaceCheck, async (ctx, input) => {
  const state = await myState(ctx, input.classId, 'face')
  const admission = await admit(ctx, state, 'face', input.place)
  await requireScan(ctx, state, 'face', admission)
  const face = await readFaceStatus(ctx.db, ctx.actor.id)
  if (face === 'in-review') return refuse(ctx, state, 'face-in-review', 'face')
  if (face !== 'active') return refuse(ctx, state, 'face-not-registered', 'face')
  return makeChallenge(ctx, admission.windowId, input.not)
})

const refusalOfOutcome = {
  mismatch: 'face-mismatch',
  replayed: 'face-replayed',
  'not-registered': 'face-not-registered',
  'in-review': 'face-in-review',
} as const

export const checkInWithFace = handle(checkIn.checkInWithFace, async (ctx, input) => {
  const state = await myState(ctx, input.classId, 'face')
  const admission = await admit(ctx, state, 'face', input.place)
  const scan = await requireScan(ctx, state, 'face', admission)
  const challenge = readChallenge(ctx, admission.windowId, input.challenge)
  if (!challenge) return refuse(ctx, state, 'challenge-expired', 'face')
  const { matchThreshold: threshold } = faceSettings(state.settings)
  const face = await verifyFace(ctx, { personId: ctx.actor.id, frames: input.descriptors, threshold })
  const logged = { challengeId: challenge.id, scanId: scan.id, similarity: face.similarity }
  if (face.outcome !== 'match') {
    const { distance } = admission
    return refuse(ctx, state, refusalOfOutcome[face.outcome], 'face', { ...logged, distance })
  }
  const { similarity, sealedFrames } = face
  return accept(ctx, state, admission, {
    ...logged,
    source: 'face',
    network: scan.network,
    similarity,
    sealedFrames,
  })
})
