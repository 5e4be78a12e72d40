import { randomInt } from 'node:crypto'
import { type LivenessAction, livenessActions } from '@campanile/contract/faces.ts'
import { readSigned, signValue } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import type { SignedIn } from '#http/context.ts'
import { secondsAfter } from '#platform/clock.ts'

/** Long enough for an unpractised person to turn the head twice. */
const challengeSeconds = 90

/** Signed and bound to one person and window; a unique index on attempts makes it single-use. */
export interface FaceChallenge {
  id: string
  personId: string
  windowId: string
  action: LivenessAction
  /** Milliseconds since the epoch. */
  until: number
}

/** A challenge with a random action, other than the one the person asked not to get again. */
export function makeChallenge(ctx: SignedIn, windowId: string, not: LivenessAction | undefined) {
  const choice = livenessActions.filter((action) => action !== not)
  const action = choice[randomInt(choice.length)]!
  const expiresAt = secondsAfter(ctx.clock.now(), challengeSeconds)
  const value: FaceChallenge = {
    id: newId(),
    personId: ctx.actor.id,
    windowId,
    action,
    until: expiresAt.getTime(),
  }
  return {
    challenge: signValue(ctx.secrets, 'face-check', value),
    action,
    expiresAt: expiresAt.toISOString(),
  }
}

/** The challenge when it is ours, this person's, for this window and in time. */
export function readChallenge(ctx: SignedIn, windowId: string, signed: string): FaceChallenge | undefined {
  const it = readSigned<FaceChallenge>(ctx.secrets, 'face-check', signed)
  const good =
    it && it.personId === ctx.actor.id && it.windowId === windowId && it.until > ctx.clock.now().getTime()
  return good ? it : undefined
}
