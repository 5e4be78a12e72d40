import { expect, test } from 'vitest'
import { durationWords, weekdaysWords } from './staffWords.ts'

test('states durations in hours and minutes', () => {
  expect([0, 45, 60, 485].map(durationWords)).toEqual(['0 min', '45 min', '1 h', '8 h 5 min'])
})

test('names the days of a week, short where they follow one another', () => {
  expect(weekdaysWords([5, 1, 2, 4, 3])).toBe('Mon to Fri')
  expect(weekdaysWords([1, 3])).toBe('Mon, Wed')
  expect(weekdaysWords([6, 7])).toBe('Sat, Sun')
  expect(weekdaysWords([1, 2, 3, 4, 5, 6, 7])).toBe('Every day')
})
