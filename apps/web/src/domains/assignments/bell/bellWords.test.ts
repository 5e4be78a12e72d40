import { expect, test } from 'vitest'
import { badgeOf, bellName } from './bellWords.ts'

test('the badge shows nothing, up to nine, then nine and more', () => {
  expect([-1, 0, 1, 9, 10].map(badgeOf)).toEqual([undefined, undefined, '1', '9', '9+'])
})

test('the button says what waits, and that nothing does', () => {
  expect(bellName('student', 0)).toBe('Assignments, none due soon')
  expect(bellName('student', 12)).toBe('Assignments, 12 due soon')
  expect(bellName('lecturer', 0)).toBe('Assignments, none to mark')
  expect(bellName('lecturer', 1)).toBe('Assignments, 1 to mark')
})
