import { expect, test } from 'vitest'
import { waitingWords } from './waitingWords.ts'

test.each([
  [null, '3 waiting'],
  [59, '3 waiting'],
  [60, '3 waiting (oldest: 1 minute)'],
  [7_199, '3 waiting (oldest: 119 minutes)'],
  [7_200, '3 waiting (oldest: 2 hours)'],
])('%s', (seconds, words) => {
  expect(waitingWords(3, seconds)).toBe(words)
})
