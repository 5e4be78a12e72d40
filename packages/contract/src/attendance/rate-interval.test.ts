import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rateInterval } from './rate-interval.ts'

it('is the published one: 81 of 263', () => {
  // Newcombe (1998), method 3.
  const { low, high } = rateInterval(81, 263)!
  expect(low).toBeCloseTo(25.53, 2)
  expect(high).toBeCloseTo(36.62, 2)
})

it('contains the rate, stays within 0 and 100, and narrows with more records', () => {
  const drawn = fc
    .integer({ min: 1, max: 5000 })
    .chain((counted) => fc.record({ attended: fc.nat({ max: counted }), counted: fc.constant(counted) }))
  fc.assert(
    fc.property(drawn, ({ attended, counted }) => {
      const { low, high } = rateInterval(attended, counted)!
      const rate = (attended / counted) * 100
      expect(low).toBeLessThanOrEqual(rate + 1e-9)
      expect(high).toBeGreaterThanOrEqual(rate - 1e-9)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(100)
      const tenfold = rateInterval(attended * 10, counted * 10)!
      expect(tenfold.high - tenfold.low).toBeLessThan(high - low)
    }),
  )
})

it('does not exist if nothing counts', () => {
  expect(rateInterval(0, 0)).toBeNull()
})
