import { expect, test } from 'vitest'
import { isAffected } from './liveQueries.ts'

const one = '6a1f0c52-6c0b-4a6e-9d55-0f7f8f3e8f01'
const other = '6a1f0c52-6c0b-4a6e-9d55-0f7f8f3e8f02'

test('an event refreshes its topic only', () => {
  expect(isAffected(['people', 'list', {}], { topic: 'people' })).toBe(true)
  expect(isAffected(['sessions'], { topic: 'people' })).toBe(false)
})

test('an event about a row spares the queries of other rows', () => {
  expect(isAffected(['register', one], { topic: 'register', id: one })).toBe(true)
  expect(isAffected(['register', one, 'code'], { topic: 'register', id: one })).toBe(true)
  expect(isAffected(['register', other], { topic: 'register', id: one })).toBe(false)
})

test('an event about a row refreshes lists that may contain it', () => {
  expect(isAffected(['people', 'list', { page: 2 }], { topic: 'people', id: one })).toBe(true)
  expect(isAffected(['notifications'], { topic: 'notifications', id: one })).toBe(true)
})

test('work and its marks refresh each other, whoever changed which', () => {
  expect(isAffected(['results', one, 'sheet'], { topic: 'assignments', id: one })).toBe(true)
  expect(isAffected(['results', other, 'sheet'], { topic: 'assignments', id: one })).toBe(false)
  expect(isAffected(['results', 'mine'], { topic: 'assignments', id: one })).toBe(true)
  expect(isAffected(['assignments', 'submission', one], { topic: 'results', id: one })).toBe(true)
  expect(isAffected(['exams', 'list'], { topic: 'assignments', id: one })).toBe(false)
})

test('what waits for an admin is counted anew after anything that can be decided', () => {
  expect(isAffected(['waiting'], { topic: 'mitigation', id: one })).toBe(true)
  expect(isAffected(['waiting'], { topic: 'payroll' })).toBe(true)
  expect(isAffected(['waiting'], { topic: 'attendance-review' })).toBe(true)
  expect(isAffected(['waiting'], { topic: 'passkeys' })).toBe(false)
  expect(isAffected(['waiting'], { topic: 'register', id: one })).toBe(false)
})
