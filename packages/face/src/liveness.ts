import type { Point } from './frame-analysis.ts'
import { mouthOpening, yaw } from './landmarks.ts'

/** The actions that a challenge may ask for. Never a blink: this landmark net cannot detect one. */
export const livenessActions = ['turn-left', 'turn-right', 'smile', 'open-mouth-turn'] as const

/** Left and right from the person's view, in the unmirrored frame. */
export type LivenessAction = (typeof livenessActions)[number]

/** Limits measured with this landmark and expression net. */
export const livenessLimits = {
  /** |yaw| of a face that looks into the camera. */
  frontal: 0.15,
  /** |yaw| that still counts as nearly frontal, for the smile. */
  nearlyFrontal: 0.25,
  /** |yaw| of a turned face. */
  turned: 0.35,
  /** Probability of 'happy' before and during a smile. */
  notSmiling: 0.3,
  smiling: 0.9,
  /**
   * `mouthOpening`: closed lips measure 0.05 to 0.15, an open mouth 0.37 and up, and a smile with teeth is in
   * between.
   */
  mouthClosed: 0.2,
  mouthOpen: 0.35,
  /** Consecutive frames, because single detections fluctuate. */
  frames: 2,
} as const

/** The data of one frame: the 68 landmarks, and the probability of 'happy' from 0 to 1. */
export type LivenessFrame = { readonly points: readonly Point[]; readonly happy: number }

/**
 * 'frontal-needed': look into the camera first (for a smile: with a neutral face).
 * 'waiting': the person may show the action now.
 * 'shown': done.
 */
export type LivenessPhase = 'frontal-needed' | 'waiting' | 'shown'

/** The state of a challenge, as plain data. `streak` counts consecutive frames towards the next phase. */
export type LivenessState = {
  readonly action: LivenessAction
  readonly phase: LivenessPhase
  readonly streak: number
}

/** A challenge before its first frame. */
export function startLiveness(action: LivenessAction): LivenessState {
  return { action, phase: 'frontal-needed', streak: 0 }
}

function isReadyFor(action: LivenessAction, frame: LivenessFrame): boolean {
  if (Math.abs(yaw(frame.points)) >= livenessLimits.frontal) return false
  if (action === 'smile') return frame.happy < livenessLimits.notSmiling
  if (action === 'open-mouth-turn') return mouthOpening(frame.points) < livenessLimits.mouthClosed
  return true
}

function shows(action: LivenessAction, frame: LivenessFrame): boolean {
  const turn = yaw(frame.points)
  switch (action) {
    case 'turn-left':
      return turn > livenessLimits.turned
    case 'turn-right':
      return turn < -livenessLimits.turned
    case 'smile':
      return Math.abs(turn) < livenessLimits.nearlyFrontal && frame.happy > livenessLimits.smiling
    case 'open-mouth-turn':
      return Math.abs(turn) > livenessLimits.turned && mouthOpening(frame.points) > livenessLimits.mouthOpen
  }
}

/**
 * Adds one frame to a challenge. Pure: returns the new state.
 *
 * @param frame what the frame shows, or null if it had no face or several: that interrupts a series of frames
 * @returns 'waiting' after two consecutive ready frames, then 'shown' after two consecutive frames with the
 * action
 */
export function nextLiveness(state: LivenessState, frame: LivenessFrame | null): LivenessState {
  if (state.phase === 'shown') return state
  const nearer =
    frame !== null &&
    (state.phase === 'frontal-needed' ? isReadyFor(state.action, frame) : shows(state.action, frame))
  const streak = nearer ? state.streak + 1 : 0
  if (streak < livenessLimits.frames) return { ...state, streak }
  return { ...state, phase: state.phase === 'frontal-needed' ? 'waiting' : 'shown', streak: 0 }
}
