import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitted, moved, shownSize } from './cropView.ts'

const shape = fc.double({ min: 0.1, max: 10, noNaN: true })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const crop = fc.record({ x: share, y: share, zoom: fc.double({ min: 1, max: 4, noNaN: true }) })
const step = fc.double({ min: -3, max: 3, noNaN: true })

test('however it is moved, the square stays inside the picture', () => {
  fc.assert(
    fc.property(shape, crop, step, step, (of, from, x, y) => {
      const to = moved(of, from, { x, y })
      const { width, height } = shownSize(of, to)
      for (const [at, length] of [
        [to.x, width],
        [to.y, height],
      ] as const) {
        expect(at * length - 0.5).toBeGreaterThanOrEqual(-1e-9)
        expect(at * length + 0.5).toBeLessThanOrEqual(length + 1e-9)
      }
    }),
  )
})

test('the shorter side fills the square', () => {
  expect(shownSize(2, { x: 0.5, y: 0.5, zoom: 1 })).toEqual({ width: 2, height: 1 })
  expect(shownSize(0.5, { x: 0.5, y: 0.5, zoom: 2 })).toEqual({ width: 2, height: 4 })
  expect(fitted(2, { x: 0, y: 0, zoom: 1 })).toEqual({ x: 0.25, y: 0.5, zoom: 1 })
})
