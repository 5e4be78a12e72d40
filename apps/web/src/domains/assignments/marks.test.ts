import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { finalMarkOf, hundredths, isZero, markProblem, markWords } from './marks.ts'

test('marks have no trailing zeros', () => {
  expect(markWords('12.50')).toBe('12.5')
  expect(markWords('40.00')).toBe('40')
  expect(markWords('0.07')).toBe('0.07')
  expect(isZero('0.00')).toBe(true)
})

test('a penalty deducts marks, but not below the floor', () => {
  expect(finalMarkOf('78', '10', '0')).toBe('68')
  expect(finalMarkOf('45', '10', '40')).toBe('40')
  expect(finalMarkOf('30', '10', '40')).toBe('30')
  expect(finalMarkOf('4.3', '4.2', '0')).toBe('0.1')
})

test('a mark is a number up to the maximum', () => {
  expect(markProblem('12,5', '20')).toBeUndefined()
  expect(markProblem('20.00', '20')).toBeUndefined()
  expect(markProblem('20.01', '20.00')).toBe('At most 20')
  expect(markProblem('', '20')).toMatch('Enter a number')
  expect(markProblem('1e3', '20')).toMatch('Enter a number')
})

test('a final mark is never above the mark, nor negative', () => {
  const cents = integer({ min: 0, max: 10_000 })
  assert(
    property(cents, cents, cents, (mark, penalty, floor) => {
      const final = hundredths(finalMarkOf(`${mark / 100}`, `${penalty / 100}`, `${floor / 100}`))
      expect(final).toBeLessThanOrEqual(mark)
      expect(final).toBeGreaterThanOrEqual(Math.min(mark, floor))
    }),
  )
})
