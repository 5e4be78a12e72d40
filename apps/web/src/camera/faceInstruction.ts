import type { LivenessAction } from '@campanile/face/liveness.ts'
import { type Verification, verificationLimits } from '@campanile/face/verification.ts'
import { m } from './messages.ts'
import type { Instruction } from './useSteady.ts'

export const actionWords: Record<LivenessAction, string> = {
  'turn-left': m.turnYourHeadToYourLeft(),
  'turn-right': m.turnYourHeadToYourRight(),
  smile: m.smile(),
  'open-mouth-turn': m.openYourMouthAndTurn(),
}

/** The movement, announced before it is required. */
export const movementWords: Record<LivenessAction, string> = {
  'turn-left': m.movementTurnLeft(),
  'turn-right': m.movementTurnRight(),
  smile: m.movementSmile(),
  'open-mouth-turn': m.movementOpenMouthAndTurn(),
}

/** The movement requires a turned face, so it is not an error of the picture. */
const faultOf = ({ problems }: Verification) => problems.find(({ gate }) => gate !== 'frontal')

/** The instruction that follows from the last frame. */
export function faceInstruction(verification: Verification): Instruction {
  const { phase, liveness } = verification
  const fault = faultOf(verification)
  if (phase === 'done') return { text: m.thankYouCheckingYourFace(), good: true }
  if (fault && (phase !== 'action-needed' || fault.gate === 'one-face')) {
    return { text: fault.advice, good: false }
  }
  if (phase === 'action-needed') return { text: actionWords[liveness.action], good: true }
  if (phase === 'look-back') return { text: m.goodLookIntoTheCameraAgain(), good: true }
  return {
    text: liveness.action === 'smile' ? m.lookIntoTheCameraNotSmiling() : m.lookIntoTheCamera(),
    good: false,
  }
}

/** The frontal frames and the action weigh alike; 0 to 1. */
export function faceProgress({ phase, before, after }: Verification): number {
  if (phase === 'done') return 1
  const shares = [before.length / verificationLimits.before, 0, after.length / verificationLimits.after]
  if (phase === 'look-back') shares[1] = 1
  return shares.reduce((sum, share) => sum + Math.min(1, share) / 3, 0)
}
