import type { FrameAnalysis } from './frame-analysis.ts'
import { yaw } from './landmarks.ts'
import { distance, isReplay, meanDescriptor } from './matcher.ts'
import { qualityProblems } from './quality.ts'

/** How many frames a registration uses. */
export const registrationLimits = {
  /** Frames whose mean is the registered face. A single frame varies too much for the threshold of 0.6. */
  wanted: 5,
  /** The number of latest frames to select from. */
  kept: 12,
  /** Frames of one person in one sitting are nearer than this. Anything farther is another person. */
  samePerson: 0.5,
} as const

/** A frame that passed every check. `merit` ranks frames, higher is better. */
export type GoodFrame = { readonly descriptor: Float32Array; readonly merit: number }

/** The good frames of a registration so far, oldest first. Plain data. */
export type Registration = readonly GoodFrame[]

/** A registration before its first frame. */
export const emptyRegistration: Registration = []

/**
 * Adds one analysed frame to a registration. Pure: returns the new state. A frame with a quality problem,
 * without a descriptor, or equal to an earlier one (a frozen camera) adds nothing. A frame that shows another
 * person starts over with that person.
 *
 * @param analysis the engine's result for the frame, with descriptors
 */
export function addRegistrationFrame(registration: Registration, analysis: FrameAnalysis): Registration {
  const [face] = analysis.faces
  if (!face?.descriptor || qualityProblems(analysis, 'registration').length > 0) return registration
  const { descriptor } = face
  const frame = { descriptor, merit: analysis.sharpness * (1 - Math.abs(yaw(face.points))) }
  const earlier = registration.map((good) => good.descriptor)
  if (earlier.length === 0) return [frame]
  if (isReplay(descriptor, earlier)) return registration
  if (distance(descriptor, meanDescriptor(earlier)) > registrationLimits.samePerson) return [frame]
  return [...registration, frame].slice(-registrationLimits.kept)
}

/**
 * The best frames, whose mean is the registered face.
 *
 * @returns five descriptors of 128 numbers, or null while there are fewer good frames
 */
export function registrationFrames(registration: Registration): readonly Float32Array[] | null {
  if (registration.length < registrationLimits.wanted) return null
  const best = registration.toSorted((a, b) => b.merit - a.merit).slice(0, registrationLimits.wanted)
  return best.map(({ descriptor }) => descriptor)
}
