import { expect, test } from 'vitest'
import { linkTokenOf } from './linkToken.ts'

test('finds the token in the fragment or the query', () => {
  expect(linkTokenOf({ hash: '#abc_DEF-123', search: '' })).toBe('abc_DEF-123')
  expect(linkTokenOf({ hash: '#token=abc', search: '' })).toBe('abc')
  expect(linkTokenOf({ hash: '', search: '?token=abc' })).toBe('abc')
})

test('the fragment takes precedence', () => {
  expect(linkTokenOf({ hash: '#new', search: '?token=old' })).toBe('new')
})

test('returns undefined without a token', () => {
  expect(linkTokenOf({ hash: '', search: '' })).toBeUndefined()
  expect(linkTokenOf({ hash: '#', search: '?token=' })).toBeUndefined()
})
