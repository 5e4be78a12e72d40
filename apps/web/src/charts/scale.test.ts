import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linear, percentSpan, ticks } from './scale.ts'

test('a scale includes its ends and keeps proportions', () => {
  const y = linear([0, 100], [200, 0])
  expect([y(0), y(25), y(100)]).toEqual([200, 150, 0])
  expect(linear([5, 5], [0, 10])(5)).toBe(5)
})

test('ticks are round numbers within the scale', () => {
  expect(ticks(70, 95, 5)).toEqual([70, 75, 80, 85, 90, 95])
  expect(ticks(0, 1, 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 1000 }), (low, span) => {
      const found = ticks(low, low + span, 5)
      expect(found.every((it) => it >= low && it <= low + span)).toBe(true)
      expect(found.length).toBeLessThanOrEqual(7)
    }),
  )
})

test('a percentage range contains all values and the requirement, and stays within 0 to 100', () => {
  const percent = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null })
  fc.assert(
    fc.property(fc.array(percent), fc.integer({ min: 0, max: 100 }), (values, required) => {
      const [low, high] = percentSpan(values, required)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(100)
      expect(high).toBeGreaterThan(low)
      for (const it of [...values, required]) if (it !== null) expect(it >= low && it <= high).toBe(true)
    }),
  )
})
