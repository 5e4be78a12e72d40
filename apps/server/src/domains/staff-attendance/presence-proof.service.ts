import type {
  PresenceProof,
  StaffDaySource,
  StaffRefusal,
} from '@campanile/contract/staff-attendance/staff-attendance.ts'
import type { Transaction } from '#db/database.ts'
import { verifyPasskey } from '#domains/accounts/passkeys/passkey-check.service.ts'
import { readChallenge } from '#domains/attendance/check-in/face-challenge.ts'
import { keepFrames, verifyFace } from '#domains/faces/face-check.service.ts'
import type { SignedIn } from '#http/context.ts'

/** The purpose a challenge of this domain is bound to: one day. */
export const challengePurpose = (date: string) => `staff-day ${date}`

interface Logged {
  challengeId: string | null
  similarity: number | null
}

/** An accepted proof, with what must be stored in the same transaction so that it can be used only once. */
export type PresenceCheck =
  | { accepted: true; source: StaffDaySource; logged: Logged; keep(tx: Transaction): Promise<void> }
  | { accepted: false; reason: StaffRefusal; logged: Logged }

interface Asked {
  date: string
  /** The similarity that a face must exceed. */
  threshold: number
}

type Check<K extends PresenceProof['method']> = (
  ctx: SignedIn,
  proof: Extract<PresenceProof, { method: K }>,
  asked: Asked,
) => Promise<PresenceCheck>

const refusalOfOutcome = {
  mismatch: 'face-mismatch',
  replayed: 'face-replayed',
  'not-registered': 'face-not-registered',
  'in-review': 'face-in-review',
} as const

const checkFace: Check<'face'> = async (ctx, { challenge, descriptors }, { date, threshold }) => {
  const known = readChallenge(ctx, challengePurpose(date), challenge)
  if (!known) {
    return { accepted: false, reason: 'challenge-expired', logged: { challengeId: null, similarity: null } }
  }
  const personId = ctx.actor.id
  const face = await verifyFace(ctx, { personId, frames: descriptors, threshold })
  const logged = { challengeId: known.id, similarity: face.similarity }
  if (face.outcome !== 'match') return { accepted: false, reason: refusalOfOutcome[face.outcome], logged }
  return {
    accepted: true,
    source: 'face',
    logged,
    keep: (tx) => keepFrames(tx, { personId, sealedFrames: face.sealedFrames, at: ctx.clock.now() }),
  }
}

/** The signature is verified in the transaction of its effect, so that a challenge can be used only once. */
const checkPasskey: Check<'passkey'> = async (ctx, { assertion }, { date }) => ({
  accepted: true,
  source: 'passkey',
  logged: { challengeId: null, similarity: null },
  keep: async (tx) => void (await verifyPasskey(ctx, tx, challengePurpose(date), assertion)),
})

/** The check for each method of proving presence. */
const checks: { [K in PresenceProof['method']]: Check<K> } = { face: checkFace, passkey: checkPasskey }

/** Checks that the person is who they claim to be and is present; decides nothing about the day. */
export function checkPresence(ctx: SignedIn, proof: PresenceProof, asked: Asked): Promise<PresenceCheck> {
  return proof.method === 'face' ? checks.face(ctx, proof, asked) : checks.passkey(ctx, proof, asked)
}
