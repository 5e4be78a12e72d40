import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { outlookOf, outlookText } from './outlook.ts'

const rate = (attended: number, counted: number) => (100 * attended) / counted
const text = (attended: number, held: number, required = 75, excused = 0) =>
  outlookText(outlookOf({ attended, held, excused }, required), required)

test('says the consequence', () => {
  expect(text(0, 0)).toBe('Nothing is counted yet')
  expect(text(12, 12)).toBe('You can miss the next 4')
  expect(text(10, 12)).toBe('You can miss the next one')
  expect(text(9, 12)).toBe('Miss 1 more and you fall below 75%')
  expect(text(8, 12)).toBe('Attend the next 4 to reach 75%')
  expect(text(2, 3)).toBe('Attend the next one to reach 75%')
  expect(text(11, 12, 100)).toBe('100% can no longer be reached')
})

test('excused sessions count neither way', () => {
  expect(text(9, 14, 75, 2)).toBe(text(9, 12))
  expect(text(0, 3, 75, 3)).toBe('Nothing is counted yet')
})

const sessions = integer({ min: 1, max: 300 })
const percent = integer({ min: 1, max: 100 })

test('what may be missed keeps the rate, and one more does not', () => {
  assert(
    property(sessions, sessions, percent, (counted, present, required) => {
      const attended = Math.min(present, counted)
      const outlook = outlookOf({ held: counted, attended, excused: 0 }, required)
      const missed = outlook.kind === 'spare' ? outlook.sessions : outlook.kind === 'tight' ? 0 : undefined
      if (missed === undefined) return rate(attended, counted) < required
      return rate(attended, counted + missed) >= required && rate(attended, counted + missed + 1) < required
    }),
  )
})

test('what has to be attended reaches the rate, and one less does not', () => {
  assert(
    property(sessions, sessions, percent, (counted, present, required) => {
      const attended = Math.min(present, counted)
      const outlook = outlookOf({ held: counted, attended, excused: 0 }, required)
      if (outlook.kind !== 'below') return true
      const reach = (more: number) => 100 * (attended + more) >= required * (counted + more)
      return reach(outlook.sessions) && !reach(outlook.sessions - 1)
    }),
  )
})
