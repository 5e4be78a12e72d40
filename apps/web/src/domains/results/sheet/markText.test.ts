import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { hundredthsOf, isSameMark, problemOf, readMark, shortMark, tidiedMark } from './markText.ts'

describe('text typed into a cell', () => {
  it.each([
    ['', ''],
    ['  12 ', '12'],
    ['12,5', '12.5'],
    ['12.50', '12.5'],
    ['.5', '0.5'],
    ['7.', '7'],
    ['007', '7'],
    ['40', '40'],
    ['a', 'A'],
    ['I', 'I'],
  ])('reads %j as %j', (typed, text) => expect(readMark(typed, '40.00')).toEqual({ text }))

  it.each([
    ['40.01', 'At most 40'],
    ['999999', 'At most 40'],
    ['-3', 'A mark can’t be negative'],
    ['−3', 'A mark can’t be negative'],
    ['1.234', 'At most two decimals'],
    ['twelve', 'Enter a number, A or I'],
    ['.', 'Enter a number, A or I'],
    ['1.2.3', 'Enter a number, A or I'],
  ])('rejects %j: %s', (typed, problem) => expect(problemOf(typed, '40.00')).toBe(problem))
})

test('reads every mark up to the maximum exactly, with point or comma', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom('.', ','), (hundredths, point) => {
      const typed = `${Math.floor(hundredths / 100)}${point}${String(hundredths % 100).padStart(2, '0')}`
      const read = readMark(typed, '100')
      expect('text' in read && hundredthsOf(read.text)).toBe(hundredths)
      expect(tidiedMark(tidiedMark(typed, '100'), '100')).toBe(tidiedMark(typed, '100'))
    }),
  )
})

test('treats two spellings of a mark as the same', () => {
  expect(isSameMark('12,50', '12.5')).toBe(true)
  expect(isSameMark('a', 'A')).toBe(true)
  expect(isSameMark('12', '')).toBe(false)
  expect(shortMark('10.00')).toBe('10')
})
