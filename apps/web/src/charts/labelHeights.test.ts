import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelHeights } from './labelHeights.ts'

test('labels keep their order and do not overlap', () => {
  expect(labelHeights([10, 100])).toEqual([10, 100])
  expect(labelHeights([50, 48])).toEqual([63, 48])
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { maxLength: 8 }), (wanted) => {
      const placed = labelHeights(wanted).toSorted((a, b) => a - b)
      for (const [index, height] of placed.entries())
        if (index > 0) expect(height - placed[index - 1]!).toBeGreaterThanOrEqual(14.999)
    }),
  )
})
