import type { DetectedFace, FrameAnalysis } from './frame-analysis.ts'
import { roll, yaw } from './landmarks.ts'

/**
 * The faces that matter in a frame: the largest one and those at least half as wide. Smaller ones are people
 * farther behind, who cannot be avoided when checking in from a lecture hall.
 */
export function facesInFront({ faces }: FrameAnalysis): readonly DetectedFace[] {
  const [largest] = faces
  return faces.filter(({ box }) => largest && box.width >= largest.box.width / 2)
}

/** The checks that a good frame must pass. */
export type QualityGate = 'one-face' | 'size' | 'edge' | 'roll' | 'frontal' | 'sharpness' | 'light'

/** A failed check, with advice in one sentence. */
export type QualityProblem = { readonly gate: QualityGate; readonly advice: string }

/** Limits of the checks. */
export const qualityLimits = {
  /** The smallest face that the tiny detector finds reliably at 416, in pixels of a 640 x 480 frame. */
  faceSize: 62,
  /** The smallest face worth registering: the recognition net works on 150 x 150 pixels. */
  registrationFaceSize: 110,
  /** Lean towards a shoulder in degrees. 20 degrees already add a distance of 0.4. */
  roll: 15,
  /** |yaw| of a face that looks roughly into the camera. Landmarks of a still face fluctuate by 0.05. */
  yaw: 0.2,
  /**
   * In the unit of `measureLight`: sharp faces measure 0.014 and up, faces blurred by 2 pixels 0.002 to
   * 0.008.
   */
  sharpness: 0.008,
  /** Mean luma of the face, 0 to 255. The range is wide, so that it judges the light and not the skin. */
  darkest: 35,
  brightest: 225,
} as const

type Purpose = 'registration' | 'verification'
type Check = (face: DetectedFace, analysis: FrameAnalysis, purpose: Purpose) => QualityProblem | null

function sizeProblem({ box }: DetectedFace, _: FrameAnalysis, purpose: Purpose): QualityProblem | null {
  const smallest = purpose === 'registration' ? qualityLimits.registrationFaceSize : qualityLimits.faceSize
  if (Math.min(box.width, box.height) >= smallest) return null
  return { gate: 'size', advice: 'Move closer to the camera.' }
}

function edgeProblem({ box }: DetectedFace, { frame }: FrameAnalysis): QualityProblem | null {
  const inside =
    box.x > 0 && box.y > 0 && box.x + box.width < frame.width && box.y + box.height < frame.height
  return inside
    ? null
    : { gate: 'edge', advice: 'Move to the middle, so that your whole face is in the picture.' }
}

function rollProblem({ points }: DetectedFace): QualityProblem | null {
  if (Math.abs(roll(points)) <= qualityLimits.roll) return null
  return { gate: 'roll', advice: 'Hold your head upright.' }
}

function frontalProblem({ points }: DetectedFace): QualityProblem | null {
  if (Math.abs(yaw(points)) < qualityLimits.yaw) return null
  return { gate: 'frontal', advice: 'Look straight into the camera.' }
}

const darkAdvice = 'It is too dark. Turn towards a lamp or a window.'
const blurAdvice = 'The picture is blurred. Hold still and wipe the camera.'

function lightProblem(_: DetectedFace, { brightness }: FrameAnalysis): QualityProblem | null {
  if (brightness < qualityLimits.darkest) return { gate: 'light', advice: darkAdvice }
  if (brightness > qualityLimits.brightest) {
    return { gate: 'light', advice: 'It is too bright. Move away from the strong light.' }
  }
  return null
}

function sharpnessProblem(_: DetectedFace, { sharpness }: FrameAnalysis): QualityProblem | null {
  if (sharpness >= qualityLimits.sharpness) return null
  return { gate: 'sharpness', advice: blurAdvice }
}

/** Why the detector may have found no face. Without one, light and focus are those of the whole frame. */
function noFaceAdvice({ brightness, sharpness }: FrameAnalysis): string {
  if (brightness < qualityLimits.darkest) return darkAdvice
  if (sharpness < qualityLimits.sharpness) return blurAdvice
  return 'No face in the picture. Move closer and look into the camera.'
}

const checks: readonly Check[] = [
  edgeProblem,
  sizeProblem,
  lightProblem,
  rollProblem,
  frontalProblem,
  sharpnessProblem,
]

/**
 * Checks one analysed frame against the quality limits. Pure: shows and stores nothing.
 *
 * @param analysis the engine's result for the frame
 * @param purpose registering requires a larger face than verifying, and no other person in the picture
 * @returns the failed checks, the one to show first at the start; empty for a good frame
 */
export function qualityProblems(analysis: FrameAnalysis, purpose: Purpose): readonly QualityProblem[] {
  const [face, ...others] = purpose === 'registration' ? analysis.faces : facesInFront(analysis)
  if (!face) return [{ gate: 'one-face', advice: noFaceAdvice(analysis) }]
  if (others.length > 0) {
    return [
      { gate: 'one-face', advice: 'More than one face in the picture. Make sure that you are alone in it.' },
    ]
  }
  return checks
    .map((check) => check(face, analysis, purpose))
    .filter((problem): problem is QualityProblem => problem !== null)
}
