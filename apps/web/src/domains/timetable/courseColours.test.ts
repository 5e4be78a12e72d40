import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseColours } from './courseColours.ts'

const codes = fc.array(fc.stringMatching(/^[A-Z]{2}\d{3}$/), { maxLength: 5 })

test('up to five courses look different, whatever order they come in', () => {
  fc.assert(
    fc.property(codes, (some) => {
      const colours = courseColours(some)
      expect(new Set(colours.values()).size).toBe(new Set(some).size)
      expect(courseColours([...some].reverse())).toEqual(colours)
    }),
  )
})

test('more than five share colours evenly', () => {
  const many = courseColours(Array.from({ length: 10 }, (_, index) => `CS${index}`))
  const uses = [...new Set(many.values())].map(
    (it) => [...many.values()].filter((other) => other === it).length,
  )
  expect(uses).toEqual([2, 2, 2, 2, 2])
})
