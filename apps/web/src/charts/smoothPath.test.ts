import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smoothPath } from './smoothPath.ts'

const numbersOf = (path: string) => path.match(/-?\d+(\.\d+)?/g)!.map(Number)

test('a missing value breaks the line, and a single value is a dot', () => {
  expect(smoothPath([[0, 1], [1, 1], null, [3, 2]])).toBe('M0 1C0.33 1 0.67 1 1 1M3 2h0.01')
  expect(smoothPath([])).toBe('')
  expect(smoothPath([null, null])).toBe('')
})

test('the curve stays within the values it joins', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 20 }), (values) => {
      const path = smoothPath(values.map((y, x) => [x * 10, y]))
      const heights = numbersOf(path).filter((_, index) => index % 2 === 1)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(Math.min(...values) - 0.01)
      expect(Math.max(...heights)).toBeLessThanOrEqual(Math.max(...values) + 0.01)
    }),
  )
})
