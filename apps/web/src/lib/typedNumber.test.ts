import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  decimalMarkOf,
  numberLimitWords,
  numberProblem,
  numberText,
  parseNumber,
  stepNumber,
} from './typedNumber.ts'

const anyMark = fc.constantFrom('.' as const, ',' as const)
const anyNumber = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => String(cents / 100))

test.each([
  ['en-GB', '.'],
  ['de-DE', ','],
  ['fr-FR', ','],
  ['ar-EG', '.'],
] as const)('%s has %j as its decimal mark', (locale, mark) => {
  expect(decimalMarkOf(locale)).toBe(mark)
})

describe('a typed number', () => {
  test.each([
    ['12', '.', '12'],
    ['1.5', '.', '1.5'],
    ['1,5', '.', '1.5'],
    ['1,240', '.', '1240'],
    ['1,240.50', '.', '1240.50'],
    ['1,240', ',', '1.240'],
    ['1.240', ',', '1240'],
    ['1.240,5', ',', '1240.5'],
    ['1.5', ',', '1.5'],
    ['1 240', ',', '1240'],
    ['−3', '.', '-3'],
    ['007', '.', '7'],
    ['.5', '.', '0.5'],
    ['5.', '.', '5'],
    ['0', '.', '0'],
  ] as const)('%s with %j is read', (text, mark, value) => {
    expect(parseNumber(text, mark)).toBe(value)
  })

  test.each(['', '-', '.', '1.2.3', '1,2,3', '12a', 'e5', '1e5', '1,24,000', 'Infinity'])(
    '%j is invalid',
    (text) => {
      expect(parseNumber(text, '.')).toBeUndefined()
    },
  )

  it('is read back as it is shown, with either decimal mark', () => {
    fc.assert(
      fc.property(anyNumber, anyMark, (value, mark) => {
        expect(Number(parseNumber(numberText(value, mark), mark))).toBe(Number(value))
      }),
    )
  })
})

test('limits are explained', () => {
  expect(numberLimitWords({ min: 0, max: 1440 })).toBe('0 to 1,440')
  expect(numberLimitWords({ min: 1 })).toBe('1 or more')
  expect(numberLimitWords({ max: 100 })).toBe('100 or less')
  expect(numberLimitWords({})).toBe('')
  expect(numberProblem('241', { min: 0, max: 240 })).toBe('Enter a number from 0 to 240')
  expect(numberProblem('0', { min: 1 })).toBe('Enter 1 or more')
  expect(numberProblem('1.5', { min: 1 })).toBe('Enter a whole number')
  expect(numberProblem('0.3', { min: 0, step: 0.25 })).toBe('Enter a multiple of 0.25')
  expect(numberProblem('0.3', { min: 0, step: 0.1 })).toBeUndefined()
  expect(numberProblem('0.123', { step: 'any' })).toBeUndefined()
})

test('arrow keys stay within the limits', () => {
  expect(stepNumber('', 1, { min: 5 })).toBe('5')
  expect(stepNumber('9', 1, { max: 10 })).toBe('10')
  expect(stepNumber('10', 1, { max: 10 })).toBe('10')
  expect(stepNumber('0.2', 1, { step: 0.1 })).toBe('0.3')
  expect(stepNumber('1.25', -1, {})).toBe('0.25')
})
