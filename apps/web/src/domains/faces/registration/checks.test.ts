import { qualityLimits } from '@campanile/face/quality.ts'
import { describe, expect, it } from 'vitest'
import { checkList, photoVerdict } from './checks.ts'

const ticked = (problems: Parameters<typeof checkList>[0]) =>
  checkList(problems)
    .filter(({ passed }) => passed)
    .map(({ text }) => text)

describe('checkList', () => {
  it('ticks nothing before the first frame', () => {
    expect(ticked(null)).toEqual([])
  })

  it('ticks nothing unless there is exactly one face', () => {
    expect(ticked([{ gate: 'one-face', advice: '' }])).toEqual([])
  })

  it('ticks all checks but those that fail', () => {
    expect(ticked([{ gate: 'light', advice: '' }])).toEqual([
      'Only you are in the picture',
      'Your whole face is in the arch',
      'You look straight at the camera',
      'The picture is sharp',
    ])
  })

  it('ticks everything for a good frame', () => {
    expect(ticked([])).toHaveLength(5)
  })
})

describe('verdictOf', () => {
  const face = { box: { x: 0, y: 0, width: 120, height: 120 }, points: [], score: 1 }
  const analysis = {
    faces: [face],
    frame: { width: 640, height: 480 },
    sharpness: qualityLimits.sharpness,
    brightness: qualityLimits.darkest,
    detector: 'tiny',
    ms: 1,
  } as const

  it('does not praise a value that barely passes', () => {
    expect(photoVerdict(analysis).map(({ word }) => word)).toEqual(['Enough', 'A little dark', 'Enough'])
  })

  it('praises values well above the limits', () => {
    const box = { ...face.box, width: 200, height: 210 }
    const good = { ...analysis, faces: [{ ...face, box }], sharpness: 0.1, brightness: 130 }
    expect(photoVerdict(good).map(({ word }) => word)).toEqual(['High', 'Good', 'Good'])
  })
})
