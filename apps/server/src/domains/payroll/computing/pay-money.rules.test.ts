import { maxMoney } from '@campanile/contract/payroll/pay-values.ts'
import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FormulaFailure } from '../items/formula/formula.ts'
import { amountText, countText, toMinor, toUnits, wholeMinor } from './pay-money.rules.ts'

describe('an amount', () => {
  it.each([
    ['0.5', 1],
    ['0.4999', 0],
    ['-0.5', -1],
    ['-0.4999', 0],
  ])('of %s minor units rounds to %i', (exact, whole) => {
    // toBe distinguishes 0 from -0, which JSON cannot represent.
    expect(wholeMinor(new Big(exact))).toBe(whole)
  })

  it('may be as large as the limit for money, and no larger', () => {
    expect(wholeMinor(new Big(maxMoney))).toBe(maxMoney)
    for (const tooLarge of [maxMoney + 1, -maxMoney - 1])
      expect(() => wholeMinor(new Big(tooLarge))).toThrow(FormulaFailure)
  })

  it('is unchanged when converted to currency units and back, for any number of decimal places', () => {
    const amount = fc.integer({ min: -maxMoney, max: maxMoney })
    fc.assert(
      fc.property(amount, fc.constantFrom(0, 2, 3), (minor, digits) => {
        expect(toMinor(toUnits(minor, digits), digits) === minor).toBe(true)
      }),
    )
    expect(toUnits(1_250, 2).toString()).toBe('12.5')
  })

  it.each([
    [125_050, 2, '1,250.50'],
    [-125_050, 2, '-1,250.50'],
    [1_250, 0, '1,250'],
    [5, 3, '0.005'],
    [0, 2, '0.00'],
  ])('formats %i with %i places as %s', (minor, digits, text) =>
    expect(amountText(minor, digits, 'en-GB')).toBe(text),
  )
})

it.each([
  ['1.5', '1.5'],
  ['2.00', '2'],
  ['0.3333', '0.33'],
])('formats a count of %s as %s', (count, text) => expect(countText(new Big(count))).toBe(text))
