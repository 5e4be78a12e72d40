import Big from 'big.js'
import { assert, bigInt, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import {
  compared,
  divide,
  isZero,
  minus,
  negated,
  plus,
  roundFraction,
  times,
  toDecimal,
  toFraction,
} from './fraction.rules.ts'

const decimal = bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).map((it) => new Big(`${it}e-4`))

it('computes the same as decimals where those are exact', () => {
  assert(
    property(decimal, decimal, (a, b) => {
      const [one, other] = [toFraction(a), toFraction(b)]
      expect(toDecimal(plus(one, other), 8).toString()).toBe(a.plus(b).toString())
      expect(toDecimal(minus(one, other), 8).toString()).toBe(a.minus(b).toString())
      expect(toDecimal(times(one, other), 8).toString()).toBe(a.times(b).toString())
      expect(compared(one, other)).toBe(a.cmp(b))
    }),
  )
})

it('divides and multiplies back without loss', () => {
  assert(
    property(decimal, decimal, (a, b) => {
      const divisor = toFraction(b)
      if (isZero(divisor)) return
      expect(times(divide(toFraction(a), divisor), divisor)).toEqual(toFraction(a))
    }),
  )
})

it('rounds half up as decimals do, symmetrically around zero', () => {
  assert(
    property(decimal, integer({ min: 0, max: 4 }), (value, places) => {
      const rounded = toDecimal(toFraction(value), places)
      expect(rounded.eq(value.round(places, Big.roundHalfUp))).toBe(true)
      expect(roundFraction(negated(toFraction(value)), places)).toEqual(
        negated(roundFraction(toFraction(value), places)),
      )
    }),
  )
})
