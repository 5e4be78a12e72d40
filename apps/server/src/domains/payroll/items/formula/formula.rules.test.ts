import { maxFormulaDepth, maxFormulaLength } from '@campanile/contract/payroll/pay-formula.ts'
import { messageText } from '@campanile/messages/coded.ts'
import Big from 'big.js'
import {
  type Arbitrary,
  array,
  assert,
  constantFrom,
  integer,
  letrec,
  oneof,
  property,
  string,
  tuple,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateFormula, parseFormula } from './formula.rules.ts'
import { FormulaFailure, isFormulaError } from './formula.ts'
import {
  compared,
  divide,
  type Fraction,
  isWithinDigits,
  isZero,
  minus,
  negated,
  plus,
  roundFraction,
  times,
  toDecimal,
  toFraction,
} from './fraction.rules.ts'
import { m } from './messages.ts'

const values: Record<string, Big> = {
  basic: new Big('1250.50'),
  hours: new Big(42),
  rate: new Big('0'),
}
const names = Object.keys(values)
const read = (text: string) => {
  const formula = parseFormula(text, new Set(names))
  if (isFormulaError(formula)) throw new Error(`${formula.problem} (at character ${formula.at + 1})`)
  return formula
}
const comesTo = (text: string, places = 2) => evaluateFormula(read(text), values, places).toString()
const complaint = (text: string) => {
  const formula = parseFormula(text, new Set(names))
  if (isFormulaError(formula))
    return `${messageText(formula.problem, 'en-GB')} (at character ${formula.at + 1})`
  try {
    return `comes to ${evaluateFormula(formula, values, 2)}`
  } catch (error) {
    if (error instanceof FormulaFailure)
      return `${messageText(error.message, 'en-GB')} (at character ${error.at + 1})`
    throw error
  }
}

it.each([
  ['1 + 2 * 3', '7'],
  ['(1 + 2) * 3', '9'],
  ['10 - 2 - 3', '5'],
  ['100 / 5 / 2', '10'],
  ['-basic + 1', '-1249.5'],
  ['2 - -3', '5'],
  ['if(hours > 40, (hours - 40) * 1.5, 0)', '3'],
  ['if(hours = 42 and rate = 0 or 1 > 2, 1, 2)', '1'],
  ['if(1 > 2 and 1 > 2 or 2 > 1, 1, 2)', '1'],
  ['if(hours != 42, 1, 2)', '2'],
  ['if(hours == 42, 1, 2)', '1'],
  ['if(rate = 0, 0, basic / rate)', '0'],
  ['if(if(hours > 1, rate > 0, rate = 0), 1, 2)', '2'],
  ['if(rate = 0 or basic / rate > 1, 1, 2)', '1'],
  ['if(rate != 0 and basic / rate > 1, 1, 2)', '2'],
  ['min(basic, 1000, hours)', '42'],
  ['max(basic,\n1000)', '1250.5'],
  ['round(10 / 3)', '3'],
  ['round(10 / 3, 1)', '3.3'],
  ['round(2.5) + round(-2.5)', '0'],
  ['basic / 3 * 3', '1250.5'],
  ['0.1 + 0.2', '0.3'],
])('%s evaluates to %s', (text, expected) => {
  expect(comesTo(text)).toBe(expected)
})

it('rounds once: a third of 1 times 1.5 is a half, and a half is rounded up', () => {
  expect(comesTo('1 / 3 * 1.5', 0)).toBe('1')
  expect(comesTo('-1 / 3 * 1.5', 0)).toBe('-1')
})

it.each([
  ['', 'Write a formula (at character 1)'],
  ['salry * 2', 'There is no value called “salry” (at character 1)'],
  ['2 * this', 'There is no value called “this” (at character 5)'],
  ['__proto__ + 1', 'There is no value called “__proto__” (at character 1)'],
  ['true', 'There is no value called “true” (at character 1)'],
  ['sum(1, 2)', 'There is no function called “sum”, only if, min, max, round (at character 1)'],
  ['constructor(1)', 'There is no function called “constructor”, only if, min, max, round (at character 1)'],
  ['min + 1', '“min” needs its values in brackets (at character 1)'],
  ['basic / rate', 'This divides by zero (at character 7)'],
  ['basic.toFixed', 'Use a point only within a number, like 0.5 (at character 6)'],
  ['basic[0]', '“[” cannot be used in a formula (at character 6)'],
  ['basic 2', 'Something like + or * is missing before “2” (at character 7)'],
  ['(basic)(2)', 'Something like + or * is missing before “(” (at character 8)'],
  ['1 +', 'Something is missing after “+” (at character 3)'],
  ['* 2', 'Something is missing before “*” (at character 1)'],
  ['(1 + 2', 'This bracket is not closed (at character 1)'],
  ['1 + 2)', 'This bracket was never opened (at character 6)'],
  [')', 'This bracket was never opened (at character 1)'],
  ['()', 'Something is missing after “(” (at character 1)'],
  ['1,', 'Use a comma only between the values of a function (at character 2)'],
  ['(1, 2)', 'Use a comma only between the values of a function (at character 3)'],
  ['min(1,)', 'Something is missing after “,” (at character 6)'],
  ['min()', 'Something is missing after “(” (at character 4)'],
  ['1 < 2', 'The result of a formula must be a number, not a comparison (at character 1)'],
  ['1 < 2 < 3', '“<” needs numbers on both sides, not comparisons (at character 7)'],
  ['if(1 and 2 > 1, 1, 2)', '“and” joins two comparisons (at character 6)'],
  ['-(1 < 2)', 'A comparison can’t be negative (at character 1)'],
  ['min(1 < 2, 3)', '“min” takes 2 to 20 numbers (at character 1)'],
  [
    'round(1, hours)',
    '“round” takes a number and, after a comma, how many decimal places: 0 to 6 (at character 1)',
  ],
  [
    'round(1, 7)',
    '“round” takes a number and, after a comma, how many decimal places: 0 to 6 (at character 1)',
  ],
  ['basic && 1', 'Write “and” instead of “&” (at character 7)'],
  ['.5', 'Write a zero before the point, like 0.5 (at character 1)'],
  ['1.5.2', 'This number is incomplete (at character 1)'],
  ['5%', 'Write a percentage as a number, like 0.05 for 5% (at character 2)'],
  ['2x', 'A name cannot begin with a digit (at character 1)'],
  ['1e9', 'A name cannot begin with a digit (at character 1)'],
  ['"a"', 'A formula can’t contain text, only numbers and names of values (at character 1)'],
  ['1 + 💷', '“💷” cannot be used in a formula (at character 5)'],
  ['1234567890123', 'This number is too long: at most 12 digits (at character 1)'],
  ['0.1234567', 'This number has too many decimals: at most 6 (at character 1)'],
  ['('.repeat(maxFormulaDepth + 1), 'At most 12 brackets within one another (at character 13)'],
  ['-'.repeat(maxFormulaDepth + 1), 'At most 12 brackets within one another (at character 13)'],
  ['1+'.repeat(251), `A formula has at most ${maxFormulaLength} characters (at character 501)`],
  [Array(5).fill('999999999999').join('*'), 'This result has more than 40 digits (at character 39)'],
])('%j is rejected with: %s', (text, sentence) => {
  expect(complaint(text)).toBe(sentence)
})

const list = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(', ')

it('accepts the number and kinds of values that a function expects', () => {
  const results = {
    'if(1 < 2, 3, 4)': '3',
    'if(if(2 < 1, 1 < 2, 2 < 1), 3, 4)': '4',
    'min(2, 1)': '1',
    [`min(${list(20)})`]: '1',
    [`max(${list(20)})`]: '20',
    'round(2.5)': '3',
    'round(1.25, 1)': '1.3',
    'round(0.123456, 6) * 1000000': '123456',
  }
  for (const [text, result] of Object.entries(results)) expect(comesTo(text, 6), text).toBe(result)
})

it.each([
  ['if', ['if(1 < 2)', 'if(1 < 2, 3)', 'if(1 < 2, 3, 4, 5)', 'if(1, 2, 3)', 'if(1 < 2, 3, 4 < 5)']],
  ['min', ['min(1)', `min(${list(21)})`, 'min(1, 2 < 3)']],
  ['max', ['max(1)', `max(${list(21)})`, 'max(1 < 2, 3)']],
  ['round', ['round(1, 2, 3)', 'round(1 < 2)', 'round(1, 1.5)', 'round(1, 10)', 'round(1, basic)']],
])('%s rejects every other number or kind of values', (name, texts) => {
  for (const text of texts) expect(complaint(text), text).toMatch(new RegExp(`^“${name}” takes `))
})

it('names the missing value', () => {
  const formula = read('basic + hours')
  expect(formula.names).toEqual(['basic', 'hours'])
  expect(() => evaluateFormula(formula, { basic: new Big(1) })).toThrow(
    new FormulaFailure(m.valueMissing({ name: 'hours' }), 8),
  )
})

/** Undefined when it cannot be computed. */
type Calculated = Fraction | undefined
interface Written {
  text: string
  value: Calculated
}
interface Tested {
  text: string
  holds: boolean | undefined
}

const withinDigits = (value: Calculated) => (value && isWithinDigits(value) ? value : undefined)
const both = (a: Written, b: Written, then: (a: Fraction, b: Fraction) => Calculated) =>
  a.value && b.value && withinDigits(then(a.value, b.value))

/** Generates formulas together with their expected result, which is computed alongside. */
const { written } = letrec<{ written: Written; tested: Tested }>((tie) => {
  const of = tie('written') as Arbitrary<Written>
  const test = tie('tested') as Arbitrary<Tested>
  const two = tuple(of, of)
  return {
    written: oneof(
      { maxDepth: 5, depthIdentifier: 'formula' },
      integer({ min: 0, max: 99_999 }).map((it) => ({
        text: String(it / 100),
        value: toFraction(String(it / 100)),
      })),
      constantFrom(...names).map((it) => ({ text: it, value: toFraction(values[it]!) })),
      two.map(([a, b]) => ({ text: `(${a.text}+${b.text})`, value: both(a, b, plus) })),
      two.map(([a, b]) => ({ text: `(${a.text} - ${b.text})`, value: both(a, b, minus) })),
      two.map(([a, b]) => ({ text: `(${a.text})*(${b.text})`, value: both(a, b, times) })).map(bracketed),
      two
        .map(([a, b]) => ({
          text: `(${a.text})/(${b.text})`,
          value: both(a, b, (x, y) => (isZero(y) ? undefined : divide(x, y))),
        }))
        .map(bracketed),
      of.map((a) => ({ text: `(-(${a.text}))`, value: a.value && negated(a.value) })),
      of.map((a) => ({ text: `round(${a.text}, 1)`, value: a.value && roundFraction(a.value, 1) })),
      two.map(([a, b]) => ({
        text: `min(${a.text}, ${b.text})`,
        value: both(a, b, (x, y) => (compared(x, y) <= 0 ? x : y)),
      })),
      tuple(test, of, of).map(([it, a, b]) => ({
        text: `if(${it.text}, ${a.text}, ${b.text})`,
        value: it.holds === undefined ? undefined : it.holds ? a.value : b.value,
      })),
    ),
    tested: oneof(
      { maxDepth: 3, depthIdentifier: 'formula' },
      two.map(([a, b]) => ({
        text: `${a.text} <= ${b.text}`,
        holds: a.value && b.value && compared(a.value, b.value) <= 0,
      })),
      tuple(test, test).map(([a, b]) => ({
        text: `(${a.text}) and (${b.text})`,
        holds: a.holds === true ? b.holds : a.holds,
      })),
      tuple(test, test).map(([a, b]) => ({
        text: `(${a.text}) or (${b.text})`,
        holds: a.holds === false ? b.holds : a.holds,
      })),
    ),
  }
})

function bracketed({ text, value }: Written): Written {
  return { text: `(${text})`, value }
}

describe('for any input', () => {
  const piece = constantFrom(
    ...'+-*/()<>=!,.&| \t"\'[]{};?:%_',
    ...names,
    'if',
    'min',
    'round',
    'and',
    'or',
    '1',
    '0.5',
    'this',
    'é',
    '\u0000',
    '\ud800',
  )
  const anything = oneof(
    string({ unit: 'binary' }),
    array(piece, { maxLength: 60 }).map((it) => it.join('')),
  )

  it('returns a number or its own error, and the same each time', () => {
    assert(
      property(anything, (text) => {
        expect(complaint(text)).toBe(complaint(text))
      }),
    )
  })

  it('evaluates to the result that was generated with it', () => {
    assert(
      property(written, ({ text, value }) => {
        if (text.length > maxFormulaLength) return
        const expected = value ? `comes to ${toDecimal(value, 2)}` : expect.stringMatching(/zero|40 digits/)
        const said = complaint(text)
        if (!said.startsWith('At most')) expect(said).toEqual(expected)
      }),
    )
  })
})
