import { expect, test } from 'vitest'
import { joinFacts } from './joinFacts.ts'

test('separates facts by commas and leaves out absent ones', () => {
  expect(joinFacts('Ann Lee', undefined, '18 November', false, null, '', '10:30')).toBe(
    'Ann Lee, 18 November, 10:30',
  )
  expect(joinFacts('Annual leave', 2026)).toBe('Annual leave, 2026')
  expect(joinFacts(null, 'Room 4')).toBe('Room 4')
  expect(joinFacts()).toBe('')
})
