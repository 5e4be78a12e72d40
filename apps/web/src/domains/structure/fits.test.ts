import { expect, test } from 'vitest'
import { fits } from './fits.ts'

const course = { label: 'CS304', sub: 'Software Architecture' }

test.each([
  ['', true],
  ['cs3', true],
  ['ARCH soft', true],
  ['  304 ', true],
  ['cs305', false],
  ['software design', false],
])('%j', (typed, expected) => {
  expect(fits(course, typed)).toBe(expected)
})
