import type { FrameAnalysis } from '@campanile/face/frame-analysis.ts'
import { type QualityProblem, qualityProblems } from '@campanile/face/quality.ts'
import {
  addRegistrationFrame,
  emptyRegistration,
  type Registration,
  registrationLimits,
} from '@campanile/face/registration.ts'
import { m } from './messages.ts'

/** Milliseconds for which every check has to pass before the photo is taken automatically. */
export const holdTime = 1_500

/**
 * The maximum distance of the face from the centre, as a share of the frame: beyond it, the face leaves the
 * arch.
 */
const offCentre = { x: 0.17, y: 0.22 }

/** The camera's results so far. Plain data. */
export interface Capture {
  registration: Registration
  /** Checks that the last frame failed, the most important first; null before the first frame. */
  problems: readonly QualityProblem[] | null
  /** Since when every check has passed; null while one fails. */
  goodSince: number | null
  /** Milliseconds for which every check has passed. */
  held: number
  /** A different face than before, so earlier results have been dropped. */
  startedOver: boolean
}

export const emptyCapture: Capture = {
  registration: emptyRegistration,
  problems: null,
  goodSince: null,
  held: 0,
  startedOver: false,
}

const intoArch: QualityProblem = { gate: 'edge', advice: m.moveIntoTheArch() }

function isInArch({ faces, frame }: FrameAnalysis): boolean {
  const box = faces[0]?.box
  if (!box) return false
  const x = (box.x + box.width / 2) / frame.width - 0.5
  const y = (box.y + box.height / 2) / frame.height - 0.5
  return Math.abs(x) <= offCentre.x && Math.abs(y) <= offCentre.y
}

/** The registration checks that a camera frame fails, including the position in the arch. */
export function captureProblems(analysis: FrameAnalysis): readonly QualityProblem[] {
  const problems = qualityProblems(analysis, 'registration')
  if (problems.length > 0 || isInArch(analysis)) return problems
  return [intoArch]
}

/** Feeds one analysed frame, with its descriptor, at a time in milliseconds. */
export function nextCapture(capture: Capture, analysis: FrameAnalysis, now: number): Capture {
  const problems = captureProblems(analysis)
  const registration = addRegistrationFrame(capture.registration, analysis)
  const before = capture.registration
  const startedOver = before.length > 0 && registration !== before && registration.length === 1
  if (problems.length > 0) return { registration, problems, goodSince: null, held: 0, startedOver }
  const goodSince = startedOver ? now : (capture.goodSince ?? now)
  return { registration, problems, goodSince, held: now - goodSince, startedOver }
}

/** Enough frames of one person to register. */
export const hasFrames = ({ registration }: Capture) => registration.length >= registrationLimits.wanted

/** Every check has passed for a moment and there are enough frames, so the photo can be taken. */
export const isReady = (capture: Capture) => hasFrames(capture) && capture.held >= holdTime

/** The progress towards the photo, 0 to 1. */
export const captureProgress = ({ registration, held }: Capture) =>
  Math.min(1, held / holdTime, registration.length / registrationLimits.wanted)
