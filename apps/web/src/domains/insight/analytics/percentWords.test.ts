import { expect, test } from 'vitest'
import { correlationWords, percentChangeWords, percentWords } from './percentWords.ts'

test('missing rates and changes are worded', () => {
  expect([percentWords(86.6), percentWords(89), percentWords(null)]).toEqual(['86.6%', '89.0%', '–'])
  expect(percentChangeWords(86.6, 84.7)).toBe('+1.9')
  expect(percentChangeWords(84.7, 86.6)).toBe('−1.9')
  expect([percentChangeWords(81, 80), percentChangeWords(80, 80)]).toEqual(['+1.0', '0.0'])
  expect(percentChangeWords(null, 80)).toBeNull()
})

test('a correlation is described by strength and direction', () => {
  expect([0.05, 0.2, 0.4, 0.7].map(correlationWords)).toEqual([
    'No correlation',
    'Weak correlation',
    'Moderate correlation',
    'Strong correlation',
  ])
  expect(correlationWords(-0.6)).toBe('Strong negative correlation')
  expect(correlationWords(null)).toBe('Too few students to compare')
})
