import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countEntered, figuresOf } from './figures.ts'

test('counts all entries, and computes figures only from marks', () =>
  expect(figuresOf(['10', '20', '40', 'A', 'I', '', 'x'], '40')).toEqual({
    marked: 3,
    absent: 1,
    incomplete: 1,
    missing: 2,
    mean: 7000 / 3 / 100,
    median: 20,
    lowest: 10,
    highest: 40,
    bins: [0, 0, 1, 0, 0, 1, 0, 0, 0, 1],
  }))

test('has no figures without marks', () =>
  expect(figuresOf(['', 'A'], '40')).toMatchObject({ mean: null, median: null, marked: 0 }))

test('every mark is in one tenth, and the mean between the ends', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 1 }), (hundredths) => {
      const figures = figuresOf(
        hundredths.map((it) => String(it / 100)),
        '40',
      )
      expect(figures.bins.reduce((sum, it) => sum + it, 0)).toBe(hundredths.length)
      expect(figures.mean).toBeGreaterThanOrEqual(figures.lowest ?? 0)
      expect(figures.mean).toBeLessThanOrEqual((figures.highest ?? 0) + 1e-9)
    }),
  )
})

test('counts entered marks, but no other text', () =>
  expect(countEntered(['12', '', 'A', '41', 'hello', ' '], '40')).toBe(2))
