import type { LivenessAction } from '@campanile/face/liveness.ts'
import { type Verification, verificationLimits } from '@campanile/face/verification.ts'
import type { Instruction } from './useSteady.ts'

export const actionWords: Record<LivenessAction, string> = {
  'turn-left': 'Turn your head to your left.',
  'turn-right': 'Turn your head to your right.',
  smile: 'Smile.',
  'open-mouth-turn': 'Open your mouth and turn your head to one side.',
}

/** The movement, announced before it is required. */
export const movementWords: Record<LivenessAction, string> = {
  'turn-left': 'turn your head to your left',
  'turn-right': 'turn your head to your right',
  smile: 'smile',
  'open-mouth-turn': 'open your mouth and turn your head to one side',
}

/** A turned face is what the action asks for, no fault of the picture. */
const faultOf = ({ problems }: Verification) => problems.find(({ gate }) => gate !== 'frontal')

/** What to do now, by what the last frame showed. */
export function faceInstruction(verification: Verification): Instruction {
  const { phase, liveness } = verification
  const fault = faultOf(verification)
  if (phase === 'done') return { text: 'Thank you. Checking your face.', good: true }
  if (fault && (phase !== 'action-needed' || fault.gate === 'one-face')) {
    return { text: fault.advice, good: false }
  }
  if (phase === 'action-needed') return { text: actionWords[liveness.action], good: true }
  if (phase === 'look-back') return { text: 'Good. Look into the camera again.', good: true }
  return {
    text: liveness.action === 'smile' ? 'Look into the camera, not smiling yet.' : 'Look into the camera.',
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
