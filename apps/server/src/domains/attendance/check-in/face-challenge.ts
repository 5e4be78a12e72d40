import { randomInt } from 'node:crypto'
import { type LivenessAction, livenessActions } from '@campanile/contract/faces/faces.ts'
import { readSigned, signValue } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import type { OnDisplay, SignedIn } from '#http/context.ts'
import { secondsAfter } from '#platform/clock.ts'

/** Long enough for a first-time user to turn their head twice. */
const challengeSeconds = 90

/** Signed and bound to one holder and window. A unique index on attempts makes it single-use. */
export interface FaceChallenge {
  id: string
  /** The person who requested it, or the display of a kiosk. */
  holderId: string
  windowId: string
  action: LivenessAction
  /** Milliseconds since the epoch. */
  until: number
}

const challengeHolder = ({ display, actor }: SignedIn | OnDisplay) => (display ?? actor)!.id

/** A challenge with a random action, different from the one the person asked to avoid. */
export function makeChallenge(ctx: SignedIn | OnDisplay, windowId: string, not: LivenessAction | undefined) {
  const choice = livenessActions.filter((action) => action !== not)
  const action = choice[randomInt(choice.length)]!
  const expiresAt = secondsAfter(ctx.clock.now(), challengeSeconds)
  const value: FaceChallenge = {
    id: newId(),
    holderId: challengeHolder(ctx),
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

/** The challenge, if we issued it to this holder for this window and it has not expired. */
export function readChallenge(
  ctx: SignedIn | OnDisplay,
  windowId: string,
  signed: string,
): FaceChallenge | undefined {
  const it = readSigned<FaceChallenge>(ctx.secrets, 'face-check', signed)
  const good =
    it &&
    it.holderId === challengeHolder(ctx) &&
    it.windowId === windowId &&
    it.until > ctx.clock.now().getTime()
  return good ? it : undefined
}
