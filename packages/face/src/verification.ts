import type { FrameAnalysis } from './frame-analysis.ts'
import {
  type LivenessAction,
  type LivenessFrame,
  type LivenessState,
  nextLiveness,
  startLiveness,
} from './liveness.ts'
import { distance, isReplay, meanDescriptor } from './matcher.ts'
import { facesInFront, type QualityProblem, qualityProblems } from './quality.ts'
import { registrationLimits } from './registration.ts'

/** How many frontal frames a verification collects. */
export const verificationLimits = {
  /** Frontal frames before the action. Only the latest are kept. */
  before: 2,
  /** Frontal frames after the action was shown. */
  after: 3,
} as const

/**
 * 'frontal-needed': look into the camera (for a smile: with a neutral face).
 * 'action-needed': show the action.
 * 'look-back': the action was shown, look into the camera again.
 * 'done': `verificationFrames` has the frames.
 */
export type VerificationPhase = 'frontal-needed' | 'action-needed' | 'look-back' | 'done'

/** The state of a verification, as plain data. */
export type Verification = {
  readonly phase: VerificationPhase
  readonly liveness: LivenessState
  /** Descriptors of frontal frames, before and after the action. */
  readonly before: readonly Float32Array[]
  readonly after: readonly Float32Array[]
  /** The problems of the last frame, the most important first. Empty if it was good. */
  readonly problems: readonly QualityProblem[]
}

/** A verification before its first frame. */
export function startVerification(action: LivenessAction): Verification {
  return { phase: 'frontal-needed', liveness: startLiveness(action), before: [], after: [], problems: [] }
}

/**
 * What to request from the engine for the next frame: descriptors only while frontal frames are collected,
 * expressions only if the action is a smile that has not been shown yet.
 */
export function wantedOfNextFrame({ phase, liveness }: Verification): {
  descriptor: boolean
  expressions: boolean
} {
  return {
    descriptor: phase === 'frontal-needed' || phase === 'look-back',
    expressions: liveness.action === 'smile' && liveness.phase !== 'shown',
  }
}

function livenessFrame(analysis: FrameAnalysis): LivenessFrame | null {
  const [face, ...others] = facesInFront(analysis)
  if (!face || others.length > 0) return null
  return { points: face.points, happy: face.expressions?.happy ?? 0 }
}

function isSomebodyElse(frame: Float32Array, collected: readonly Float32Array[]): boolean {
  return collected.length > 0 && distance(frame, meanDescriptor(collected)) > registrationLimits.samePerson
}

function verificationPhase(liveness: LivenessState, before: number, after: number): VerificationPhase {
  if (liveness.phase === 'shown') return after >= verificationLimits.after ? 'done' : 'look-back'
  return liveness.phase === 'waiting' && before >= verificationLimits.before
    ? 'action-needed'
    : 'frontal-needed'
}

/**
 * Adds one analysed frame to a verification. Pure: returns the new state. Frames with no face or several
 * interrupt the action. A frontal face unlike the earlier ones restarts the verification.
 *
 * @param analysis the engine's result for the frame, with what `wantedOfNextFrame` requests
 */
export function nextVerification(state: Verification, analysis: FrameAnalysis): Verification {
  if (state.phase === 'done') return state
  const problems = qualityProblems(analysis, 'verification')
  const collected = [...state.before, ...state.after]
  const frame = problems.length === 0 ? analysis.faces[0]?.descriptor : undefined
  if (frame && isSomebodyElse(frame, collected)) {
    return { ...startVerification(state.liveness.action), problems }
  }
  const fresh = frame && !isReplay(frame, collected) ? [frame] : []
  const wasShown = state.liveness.phase === 'shown'
  const before = wasShown ? state.before : [...state.before, ...fresh].slice(-verificationLimits.before)
  const after = wasShown ? [...state.after, ...fresh] : state.after
  // The action counts only once there are enough frontal frames to compare the later ones with.
  const mayShow = state.phase !== 'frontal-needed' || state.liveness.phase === 'frontal-needed'
  const liveness = mayShow ? nextLiveness(state.liveness, livenessFrame(analysis)) : state.liveness
  return {
    phase: verificationPhase(liveness, before.length, after.length),
    liveness,
    before,
    after,
    problems,
  }
}

/**
 * The live frames to send for the comparison, from before and after the action. Their mean is compared.
 *
 * @returns five descriptors of 128 numbers, or null unless the phase is 'done'
 */
export function verificationFrames({ phase, before, after }: Verification): readonly Float32Array[] | null {
  return phase === 'done' ? [...before, ...after] : null
}
