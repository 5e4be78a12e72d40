import { expect, test } from 'vitest'
import { placeLink } from './placeLink.ts'

test('the link opens the location, with its code if it has one', () => {
  expect(placeLink('https://campus.example', 'staff', 'p1', 'abc')).toBe(
    'https://campus.example/staff-attendance/p1?code=abc',
  )
  expect(placeLink('https://campus.example', 'lecturer', 'p1')).toBe(
    'https://campus.example/lecturer-attendance/p1',
  )
})
