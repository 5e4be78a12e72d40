import { expect, test } from 'vitest'
import { freeWords } from './freeWords.ts'

const slot = (from: string, to: string) => ({
  startsAt: `2026-11-18T${from}:00Z`,
  endsAt: `2026-11-18T${to}:00Z`,
})

test.each([
  ['10:30', '1 h free'],
  ['11:00', '1 h 30 free'],
  ['11:35', '2 h 05 free'],
  ['10:00', null],
  ['09:00', null],
])('until %s', (start, words) => {
  expect(freeWords(slot('08:00', '09:30'), slot(start, '12:00'))).toBe(words)
})

test('nothing is free before the first session', () => {
  expect(freeWords(undefined, slot('08:00', '09:00'))).toBeNull()
})
