import { assert, integer, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { wrapped } from './pdf-wrap.ts'

const upTo = (most: number) => (line: string) => line.length <= most

it('breaks between words', () => {
  expect(wrapped('the quick brown fox', upTo(9), 9)).toEqual(['the quick', 'brown fox'])
})

it('breaks inside a word only if it is longer than a line', () => {
  expect(wrapped('a bookkeeper', upTo(4), 9)).toEqual(['a', 'book', 'keep', 'er'])
})

it('leaves the rest in the last line when there would be too many', () => {
  expect(wrapped('one two three four', upTo(5), 2)).toEqual(['one', 'two three four'])
})

it('loses no letter, and every line fits except one at the limit', () => {
  assert(
    property(string(), integer({ min: 1, max: 12 }), (text, width) => {
      const lines = wrapped(text, upTo(width), 1_000)
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
    }),
  )
})
