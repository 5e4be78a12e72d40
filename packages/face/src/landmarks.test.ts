import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { landmark, mouthOpening, roll, yaw } from './landmarks.ts'
import { drawnPoints } from './testing/synthetic-face.ts'

const look = fc.record({
  yaw: fc.double({ min: -0.8, max: 0.8, noNaN: true }),
  roll: fc.double({ min: -60, max: 60, noNaN: true }),
  mouth: fc.double({ min: 0, max: 1, noNaN: true }),
  size: fc.double({ min: 40, max: 600, noNaN: true }),
})

describe('measures of a face', () => {
  it('do not depend on each other, nor on size and position', () => {
    fc.assert(
      fc.property(look, (given) => {
        const points = drawnPoints({ ...given, middle: { x: given.size, y: -given.size } })
        expect(yaw(points)).toBeCloseTo(given.yaw, 6)
        expect(roll(points)).toBeCloseTo(given.roll, 6)
        expect(mouthOpening(points)).toBeCloseTo(given.mouth, 6)
      }),
    )
  })

  it('are positive for a turn when the nose moves to the right of the unmirrored frame, the person’s left', () => {
    const points = drawnPoints()
    points[30] = { x: points[30]!.x + 50, y: points[30]!.y }
    expect(yaw(points)).toBeGreaterThan(0.35)
  })

  it('report which landmark is missing', () => {
    expect(() => landmark(drawnPoints().slice(0, 60), 62)).toThrow('Face landmark 62 is missing')
  })

  it('are 0 for a face without any extent', () => {
    const nowhere = Array.from({ length: 68 }, () => ({ x: 5, y: 5 }))
    expect(yaw(nowhere)).toBe(0)
    expect(mouthOpening(nowhere)).toBe(0)
  })
})
