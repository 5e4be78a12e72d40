import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { wholeWindow, windowOf, withKept } from './rowWindow.ts'

const heights = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 400 })

it('renders every row of a short sheet', () =>
  expect(wholeWindow(2)).toEqual({
    rows: [
      { index: 0, gap: 0 },
      { index: 1, gap: 0 },
    ],
    after: 0,
  }))

it('keeps the row with the focus, but no row that the sheet no longer has', () => {
  expect(withKept([10, 11], [3, 11], 300)).toEqual([3, 10, 11])
  expect(withKept([10, 11], [-1, 300], 300)).toEqual([10, 11])
})

test('gaps and rendered rows add up to the whole sheet, each row in its place', () =>
  fc.assert(
    fc.property(heights, fc.nat({ max: 100 }), fc.array(fc.nat({ max: 399 })), (sizes, top, chosen) => {
      const starts = sizes.map((_, row) => sizes.slice(0, row).reduce((sum, it) => sum + it, top))
      const sizeOf = (row: number) => sizes[row] ?? 0
      const startOf = (row: number) => starts[row] ?? 0
      const bottom = startOf(sizes.length - 1) + sizeOf(sizes.length - 1)
      const indexes = withKept([], chosen, sizes.length)
      const placed = indexes.map((index) => ({
        index,
        start: startOf(index),
        end: startOf(index) + sizeOf(index),
      }))
      const { rows, after } = windowOf(placed, top, bottom)
      let at = top
      for (const { index, gap } of rows) {
        at += gap
        expect(at).toBe(startOf(index))
        at += sizeOf(index)
      }
      expect(at + after).toBe(bottom)
      expect(rows.map(({ index }) => index)).toEqual(indexes)
    }),
  ))
