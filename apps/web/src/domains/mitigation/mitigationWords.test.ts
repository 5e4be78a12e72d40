import { expect, test } from 'vitest'
import { countOf, kindWords, sizeWords } from './mitigationWords.ts'

test('one is one, others are several', () => {
  expect(countOf(1, 'request')).toBe('1 request')
  expect(countOf(0, 'request')).toBe('0 requests')
  expect(countOf(1200, 'student')).toBe('1,200 students')
})

test('sizes are said in the unit a person would use', () => {
  expect(sizeWords(3)).toBe('1 KB')
  expect(sizeWords(184 * 1024)).toBe('184 KB')
  expect(sizeWords(1.2 * 1024 * 1024)).toBe('1.2 MB')
  expect(sizeWords(10 * 1024 * 1024)).toBe('10 MB')
})

test('a file is called by what is in it', () => {
  expect(kindWords({ type: 'application/pdf' })).toBe('PDF')
  expect(kindWords({ type: 'image/png' })).toBe('Image')
  expect(kindWords({ type: 'application/msword' })).toBe('Word')
})
