import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cropSquare } from './crop.rules.ts'

const pixels = fc.integer({ min: 1, max: 20_000 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

it('a selected square lies inside its picture, in whole pixels', () => {
  fc.assert(
    fc.property(pixels, pixels, share, share, fc.double({ min: 1, max: 4, noNaN: true }), (...given) => {
      const [width, height, x, y, zoom] = given
      const square = cropSquare({ width, height }, { x, y, zoom })
      expect(Object.values(square).every(Number.isInteger)).toBe(true)
      expect(square.width).toBe(square.height)
      expect(square.width).toBeGreaterThan(0)
      expect(Math.min(square.left, square.top)).toBeGreaterThanOrEqual(0)
      expect(square.left + square.width).toBeLessThanOrEqual(width)
      expect(square.top + square.height).toBeLessThanOrEqual(height)
    }),
  )
})

it('the square without a zoom is the largest possible, in the middle', () => {
  expect(cropSquare({ width: 400, height: 300 }, { x: 0.5, y: 0.5, zoom: 1 })).toEqual({
    left: 50,
    top: 0,
    width: 300,
    height: 300,
  })
})

it.each([
  ['at the left edge', { x: 0, y: 0.5, zoom: 2 }, { left: 0, top: 75, width: 150, height: 150 }],
  ['at the right edge', { x: 1, y: 0.5, zoom: 2 }, { left: 250, top: 75, width: 150, height: 150 }],
  ['off the middle', { x: 0.4, y: 0.6, zoom: 2 }, { left: 85, top: 105, width: 150, height: 150 }],
  ['smaller than a pixel', { x: 0.5, y: 0.5, zoom: 1_000 }, { left: 200, top: 150, width: 1, height: 1 }],
])('finds a square %s of 400 by 300 pixels', (_, crop, square) => {
  expect(cropSquare({ width: 400, height: 300 }, crop)).toEqual(square)
})
