import { expect, test } from 'vitest'
import { receiptDetail, receiptTitle } from './receiptWords.ts'

test('tells one’s own check-in from somebody else’s mark', () => {
  expect(receiptTitle({ status: 'present', source: 'face' })).toBe('You are checked in')
  expect(receiptTitle({ status: 'late', source: 'code' })).toBe('You are checked in, late')
  expect(receiptTitle({ status: 'present', source: 'manual' })).toBe('You are marked present')
  expect(receiptTitle({ status: 'late', source: 'manual' })).toBe('You are marked late')
  expect(receiptTitle({ status: 'absent', source: 'manual' })).toBe('You are marked absent')
  expect(receiptTitle({ status: 'excused', source: 'leave' })).toBe('You are excused')
})

test('says when, how and what comes of it', () => {
  expect(receiptDetail({ status: 'present', source: 'face' }, '10:36')).toBe(
    '10:36, by face. You were on time.',
  )
  expect(receiptDetail({ status: 'absent', source: 'manual' }, '10:50')).toBe(
    '10:50. Ask your lecturer if that is wrong.',
  )
})
