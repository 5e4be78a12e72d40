import { expect, test } from 'vitest'
import { receiptDetail, receiptTitle } from './receiptWords.ts'

test('distinguishes the student’s own check-in from a record by others', () => {
  expect(receiptTitle({ status: 'present', source: 'face' })).toBe('You are checked in')
  expect(receiptTitle({ status: 'late', source: 'code' })).toBe('You are checked in, late')
  expect(receiptTitle({ status: 'present', source: 'manual' })).toBe('You are recorded as present')
  expect(receiptTitle({ status: 'late', source: 'manual' })).toBe('You are recorded as late')
  expect(receiptTitle({ status: 'absent', source: 'manual' })).toBe('You are recorded as absent')
  expect(receiptTitle({ status: 'excused', source: 'leave' })).toBe('You are excused')
})

test('states the time, the method and the consequence', () => {
  expect(receiptDetail({ status: 'present', source: 'face' }, '10:36')).toBe(
    '10:36, by face. You were on time.',
  )
  expect(receiptDetail({ status: 'absent', source: 'closing' }, '10:50')).toBe('10:50, when check-in closed.')
})
