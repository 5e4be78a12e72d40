import { expect, it } from 'vitest'
import { progressWords } from './progressWords.ts'

const counts = { enrolled: 30, left: 0, submitted: 27, late: 2, marked: 12, returned: 0, toMark: 15 }

it('counts the whole class', () => {
  expect(progressWords(counts)).toBe('12 of 30 marked, 3 not submitted')
  expect(progressWords({ ...counts, enrolled: 28, left: 2, submitted: 30 })).toBe('12 of 30 marked')
})
