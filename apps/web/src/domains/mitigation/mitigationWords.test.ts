import { expect, test } from 'vitest'
import { countOf } from './mitigationWords.ts'

test('one is one, others are several', () => {
  expect(countOf(1, 'request')).toBe('1 request')
  expect(countOf(0, 'request')).toBe('0 requests')
  expect(countOf(1200, 'student')).toBe('1,200 students')
})
