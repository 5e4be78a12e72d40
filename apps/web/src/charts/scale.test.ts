import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linear, percentSpan, ticks } from './scale.ts'

test('a scale meets its ends and keeps proportions', () => {
  const y = linear([0, 100], [200, 0])
  expect([y(0), y(25), y(100)]).toEqual([200, 150, 0])
  expect(linear([5, 5], [0, 10])(5)).toBe(5)
})

test('ticks are round and lie inside', () => {
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

test('a span of per cents holds all that is shown and the rule, and no more than there is', () => {
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
