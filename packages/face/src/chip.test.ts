import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chipPlacement } from './chip.ts'
import { drawnPoints } from './testing/synthetic-face.ts'

const place = fc.record({
  roll: fc.double({ min: -40, max: 40, noNaN: true }),
  size: fc.double({ min: 60, max: 400, noNaN: true }),
  middle: fc.record({ x: fc.integer({ min: 0, max: 640 }), y: fc.integer({ min: 0, max: 480 }) }),
})

describe('chipPlacement', () => {
  it('follows the face, whatever its position, size and roll', () => {
    const upright = chipPlacement(drawnPoints({ size: 200, middle: { x: 0, y: 0 } }))
    fc.assert(
      fc.property(place, ({ roll, size, middle }) => {
        const angle = (roll * Math.PI) / 180
        const found = chipPlacement(drawnPoints({ roll, size, middle }))
        const scale = size / 200
        expect(found.angle).toBeCloseTo(angle, 6)
        expect(found.side).toBeCloseTo(upright.side * scale, 6)
        const { x, y } = upright.middle
        expect(found.middle.x).toBeCloseTo(middle.x + (x * Math.cos(angle) - y * Math.sin(angle)) * scale, 6)
        expect(found.middle.y).toBeCloseTo(middle.y + (x * Math.sin(angle) + y * Math.cos(angle)) * scale, 6)
      }),
    )
  })
})
