import type { FrameAnalysis } from '@campanile/face/frame-analysis.ts'
import { type QualityGate, type QualityProblem, qualityLimits } from '@campanile/face/quality.ts'

const checks: readonly { text: string; gates: readonly QualityGate[] }[] = [
  { text: 'Only you are in the picture', gates: ['one-face'] },
  { text: 'Your whole face is in the arch', gates: ['size', 'edge'] },
  { text: 'You look straight at the camera', gates: ['roll', 'frontal'] },
  { text: 'Light is even, from the front', gates: ['light'] },
  { text: 'The picture is sharp', gates: ['sharpness'] },
]

export interface CheckLine {
  text: string
  passed: boolean
}

/** The checks as a list to tick; nothing is ticked before the first frame, and little unless there is exactly one face. */
export function checkList(problems: readonly QualityProblem[] | null): CheckLine[] {
  const failed = new Set(problems?.map(({ gate }) => gate))
  const isBlind = problems === null || failed.has('one-face')
  return checks.map(({ text, gates }) => ({
    text,
    passed: !isBlind && !gates.some((gate) => failed.has(gate)),
  }))
}

/** From here on a measure is called better than just enough. */
const sharp = qualityLimits.sharpness * 2
const large = qualityLimits.registrationFaceSize * 1.4
const dim = qualityLimits.darkest + 35
const glaring = qualityLimits.brightest - 20

/** What the confirmed photo is like, in words; it has passed every gate. */
export function photoVerdict({ faces, sharpness, brightness }: FrameAnalysis) {
  const box = faces[0]?.box
  const size = box ? Math.min(box.width, box.height) : 0
  return [
    { name: 'Sharpness', word: sharpness >= sharp ? 'High' : 'Enough' },
    {
      name: 'Light',
      word: brightness < dim ? 'A little dark' : brightness > glaring ? 'A little bright' : 'Good',
    },
    { name: 'Face size', word: size >= large ? 'Good' : 'Enough' },
  ]
}

/** What to look for in another file, for a selected photo that fails a check. */
export const photoAdvice: Record<QualityGate, string> = {
  'one-face': 'More than one face is in this photo. Select one that shows only you.',
  size: 'Your face is too small in this photo. Select one taken from closer.',
  edge: 'Your face is cut off in this photo. Select one that shows all of it.',
  roll: 'Your head is tilted in this photo. Select one with your head upright.',
  frontal: 'You’re looking away in this photo. Select one in which you look into the camera.',
  sharpness: 'This photo is blurred. Select a sharper one.',
  light: 'The light in this photo is too dark or too bright. Select another one.',
}
