import { describe, expect, it } from 'vitest'
import { qualityProblems } from './quality.ts'
import { drawnFace, drawnFrame } from './testing/synthetic-face.ts'

const listProblems = (
  ...[frame, purpose = 'verification']: [ReturnType<typeof drawnFrame>, ('registration' | 'verification')?]
) => qualityProblems(frame, purpose).map(({ gate }) => gate)

describe('qualityProblems', () => {
  it('accepts one sharp, well lit, frontal face', () => {
    expect(listProblems(drawnFrame([drawnFace()]), 'registration')).toEqual([])
  })

  it.each([
    ['no face', drawnFrame([]), 'one-face', 'No face in the picture.'],
    ['no face in the dark', drawnFrame([], { brightness: 20 }), 'one-face', 'too dark'],
    ['no face behind a blurred lens', drawnFrame([], { sharpness: 0.004 }), 'one-face', 'blurred'],
    ['no face, perhaps too far away', drawnFrame([]), 'one-face', 'Move closer'],
    ['two faces', drawnFrame([drawnFace(), drawnFace()]), 'one-face', 'More than one face'],
    ['a small face', drawnFrame([drawnFace({ size: 61 })]), 'size', 'Move closer'],
    [
      'a face at the left edge',
      drawnFrame([drawnFace({ middle: { x: 99, y: 240 } })]),
      'edge',
      'Move to the middle',
    ],
    [
      'a face at the right edge',
      drawnFrame([drawnFace({ middle: { x: 541, y: 240 } })]),
      'edge',
      'Move to the middle',
    ],
    [
      'a face at the top edge',
      drawnFrame([drawnFace({ middle: { x: 320, y: 90 } })]),
      'edge',
      'Move to the middle',
    ],
    [
      'a face at the bottom edge',
      drawnFrame([drawnFace({ middle: { x: 320, y: 390 } })]),
      'edge',
      'Move to the middle',
    ],
    ['a leaning head', drawnFrame([drawnFace({ roll: 16 })]), 'roll', 'upright'],
    ['a head leaning the other way', drawnFrame([drawnFace({ roll: -16 })]), 'roll', 'upright'],
    ['a turned head', drawnFrame([drawnFace({ yaw: 0.3 })]), 'frontal', 'straight into the camera'],
    ['a blurred picture', drawnFrame([drawnFace()], { sharpness: 0.004 }), 'sharpness', 'blurred'],
    ['darkness', drawnFrame([drawnFace()], { brightness: 20 }), 'light', 'too dark'],
    ['glare', drawnFrame([drawnFace()], { brightness: 240 }), 'light', 'too bright'],
  ])('explains what to do about %s', (_, frame, gate, advice) => {
    const [first, ...others] = qualityProblems(frame, 'verification')
    expect(first).toMatchObject({ gate, advice: expect.stringContaining(advice) })
    expect(others).toEqual([])
  })

  it('accepts the limits themselves: 62 pixels, 15 degrees', () => {
    expect(listProblems(drawnFrame([drawnFace({ size: 62 })]))).toEqual([])
    expect(listProblems(drawnFrame([drawnFace({ roll: 14.99 })]))).toEqual([])
  })

  it('ignores people far behind at check-in, but not at registration', () => {
    const behind = drawnFace({ size: 90, middle: { x: 100, y: 100 } })
    const frame = drawnFrame([drawnFace(), behind])
    expect(listProblems(frame, 'verification')).toEqual([])
    expect(listProblems(frame, 'registration')).toEqual(['one-face'])
    const beside = drawnFace({ size: 110, middle: { x: 100, y: 100 } })
    expect(listProblems(drawnFrame([drawnFace(), beside]), 'verification')).toEqual(['one-face'])
  })

  it('asks for a larger face at registration', () => {
    const frame = drawnFrame([drawnFace({ size: 90 })])
    expect(listProblems(frame, 'verification')).toEqual([])
    expect(listProblems(frame, 'registration')).toEqual(['size'])
  })

  it('lists several failures, with the face’s position before its appearance', () => {
    const face = drawnFace({ size: 50, yaw: 0.4, middle: { x: 20, y: 240 } })
    expect(listProblems(drawnFrame([face], { brightness: 10 }))).toEqual(['edge', 'size', 'light', 'frontal'])
  })
})
