import { expect, test } from 'vitest'
import { checkInLink } from './checkInLink.ts'

test('the link leads to the class and carries the token', () => {
  expect(checkInLink('https://campus.example', 'c1', 'abc')).toBe('https://campus.example/attendance/c1/abc')
})
