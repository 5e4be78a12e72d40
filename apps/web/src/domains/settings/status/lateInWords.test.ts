import { expect, test } from 'vitest'
import { lateInWords } from './lateInWords.ts'

test.each([
  [null, ''],
  [59, ''],
  [60, ', the oldest for 1 minute'],
  [7_199, ', the oldest for 119 minutes'],
  [7_200, ', the oldest for 2 hours'],
])('%s', (seconds, words) => {
  expect(lateInWords(seconds)).toBe(words)
})
