import { expect, test } from 'vitest'
import { badgeOf, bellName } from './bellWords.ts'

test('the badge is empty for none, and counts up to 9, then 9+', () => {
  expect([-1, 0, 1, 9, 10].map(badgeOf)).toEqual([undefined, undefined, '1', '9', '9+'])
})

test('the button names the number of due assignments, or says that there are none', () => {
  expect(bellName('student', 0)).toBe('Assignments, none due soon')
  expect(bellName('student', 12)).toBe('Assignments, 12 due soon')
  expect(bellName('lecturer', 0)).toBe('Assignments, none to mark')
  expect(bellName('lecturer', 1)).toBe('Assignments, 1 to mark')
})
