import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { createTimeFormat } from '#lib/time.ts'
import { latenessWords, leftWords } from './dueWords.ts'

const format = createTimeFormat('Europe/London')
const due = '2026-11-20T17:00:00Z'
const left = (now: string) => leftWords(due, new Date(now), format)

test('counts seconds in the last hour, minutes in the last day, names tomorrow’s time, then counts days, then weeks', () => {
  expect(left('2026-11-20T16:59:55Z')).toBe('0:05')
  expect(left('2026-11-20T16:00:01Z')).toBe('59:59')
  expect(left('2026-11-20T16:00:00Z')).toBe('1 h')
  expect(left('2026-11-19T23:34:52Z')).toBe('17 h 25 min')
  expect(left('2026-11-19T18:00:00Z')).toBe('23 h')
  expect(left('2026-11-19T08:00:00Z')).toBe('Tomorrow, 17:00')
  expect(left('2026-11-14T08:00:00Z')).toBe('6 days')
  expect(left('2026-11-01T08:00:00Z')).toBe('2 weeks')
})

test('an assignment due this second is overdue', () => {
  expect(left(due)).toBeUndefined()
  expect(left('2026-11-21T00:00:00Z')).toBeUndefined()
})

test('lateness is given in the two largest units', () => {
  const minute = 60_000
  expect(latenessWords(1)).toBe('1 minute')
  expect(latenessWords(40 * minute)).toBe('40 minutes')
  expect(latenessWords(60 * minute)).toBe('1 hour')
  expect(latenessWords(125 * minute)).toBe('2 hours, 5 minutes')
  expect(latenessWords((2 * 24 + 4) * 60 * minute)).toBe('2 days, 4 hours')
})

test('lateness is never zero', () => {
  assert(property(integer({ min: 1, max: 1e10 }), (late) => !/^0|undefined|NaN/.test(latenessWords(late))))
})
