import { livenessActions } from '@campanile/face/liveness.ts'
import { startVerification, type Verification } from '@campanile/face/verification.ts'
import { expect, test } from 'vitest'
import { actionWords, faceInstruction, faceProgress } from './faceInstruction.ts'

const frame = new Float32Array(128)
const at = (phase: Verification['phase'], change: Partial<Verification> = {}): Verification => ({
  ...startVerification('turn-left'),
  phase,
  ...change,
})
const dark = { gate: 'light', advice: 'It is too dark. Turn towards a lamp or a window.' } as const
const turned = { gate: 'frontal', advice: 'Look straight into the camera.' } as const
const alone = { gate: 'one-face', advice: 'No face in the picture. Look into the camera.' } as const

test('asks for each action in words', () => {
  for (const action of livenessActions) {
    const verification = { ...startVerification(action), phase: 'action-needed' as const }
    expect(faceInstruction(verification).text).toBe(actionWords[action])
  }
})

test('mentions problems of the picture first', () => {
  expect(faceInstruction(at('frontal-needed', { problems: [dark] })).text).toBe(dark.advice)
  expect(faceInstruction(at('look-back', { problems: [dark] })).text).toBe(dark.advice)
})

test('while the action is shown, a turned or badly lit face is no problem, but a missing one is', () => {
  expect(faceInstruction(at('action-needed', { problems: [turned] })).text).toBe(actionWords['turn-left'])
  expect(faceInstruction(at('action-needed', { problems: [dark] })).text).toBe(actionWords['turn-left'])
  expect(faceInstruction(at('action-needed', { problems: [alone] })).text).toBe(alone.advice)
})

test('progress grows with the observed steps and ends at one', () => {
  const steps = [
    at('frontal-needed'),
    at('frontal-needed', { before: [frame] }),
    at('action-needed', { before: [frame, frame] }),
    at('look-back', { before: [frame, frame] }),
    at('look-back', { before: [frame, frame], after: [frame] }),
    at('done', { before: [frame, frame], after: [frame, frame, frame] }),
  ].map(faceProgress)
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
  expect(new Set(steps).size).toBe(steps.length)
  expect(steps.at(0)).toBe(0)
  expect(steps.at(-1)).toBe(1)
})
