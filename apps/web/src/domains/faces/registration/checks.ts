import type { FrameAnalysis } from '@campanile/face/frame-analysis.ts'
import { type QualityGate, type QualityProblem, qualityLimits } from '@campanile/face/quality.ts'
import { m } from './messages.ts'

const checks: readonly { text: string; gates: readonly QualityGate[] }[] = [
  { text: m.onlyYouAreInThePicture(), gates: ['one-face'] },
  { text: m.wholeFaceIsInTheArch(), gates: ['size', 'edge'] },
  { text: m.youLookStraight(), gates: ['roll', 'frontal'] },
  { text: m.lightIsEven(), gates: ['light'] },
  { text: m.thePictureIsSharp(), gates: ['sharpness'] },
]

export interface CheckLine {
  text: string
  passed: boolean
}

/**
 * The checks as a list to tick; none are ticked before the first frame, and few unless there is exactly one
 * face.
 */
export function checkList(problems: readonly QualityProblem[] | null): CheckLine[] {
  const failed = new Set(problems?.map(({ gate }) => gate))
  const isBlind = problems === null || failed.has('one-face')
  return checks.map(({ text, gates }) => ({
    text,
    passed: !isBlind && !gates.some((gate) => failed.has(gate)),
  }))
}

/** From this value on, a measure is rated better than sufficient. */
const sharp = qualityLimits.sharpness * 2
const large = qualityLimits.registrationFaceSize * 1.4
const dim = qualityLimits.darkest + 35
const glaring = qualityLimits.brightest - 20

/** Properties of the confirmed photo as text; it has passed every check. */
export function photoVerdict({ faces, sharpness, brightness }: FrameAnalysis) {
  const box = faces[0]?.box
  const size = box ? Math.min(box.width, box.height) : 0
  return [
    { name: m.sharpness(), word: sharpness >= sharp ? m.high() : m.enough() },
    {
      name: m.light(),
      word: brightness < dim ? m.aLittleDark() : brightness > glaring ? m.aLittleBright() : m.good(),
    },
    { name: m.faceSize(), word: size >= large ? m.good() : m.enough() },
  ]
}

/** Advice on selecting another file, for a photo that fails a check. */
export const photoAdvice: Record<QualityGate, string> = {
  'one-face': m.moreThanOneFace(),
  size: m.faceIsTooSmall(),
  edge: m.faceIsCutOff(),
  roll: m.headIsTilted(),
  frontal: m.lookingAway(),
  sharpness: m.photoIsBlurred(),
  light: m.lightIsTooDarkOrBright(),
}
