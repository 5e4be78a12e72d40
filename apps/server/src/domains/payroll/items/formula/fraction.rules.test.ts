import Big from 'big.js'
import { assert, bigInt, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import {
  compared,
  decimalOf,
  dividedBy,
  fractionOf,
  isZero,
  minus,
  negated,
  plus,
  roundedTo,
  times,
} from './fraction.rules.ts'

const decimal = bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).map((it) => new Big(`${it}e-4`))

it('computes the same as decimals where those are exact', () => {
  assert(
    property(decimal, decimal, (a, b) => {
      const [one, other] = [fractionOf(a), fractionOf(b)]
      expect(decimalOf(plus(one, other), 8).toString()).toBe(a.plus(b).toString())
      expect(decimalOf(minus(one, other), 8).toString()).toBe(a.minus(b).toString())
      expect(decimalOf(times(one, other), 8).toString()).toBe(a.times(b).toString())
      expect(compared(one, other)).toBe(a.cmp(b))
    }),
  )
})

it('divides and multiplies back without loss', () => {
  assert(
    property(decimal, decimal, (a, b) => {
      const divisor = fractionOf(b)
      if (isZero(divisor)) return
      expect(times(dividedBy(fractionOf(a), divisor), divisor)).toEqual(fractionOf(a))
    }),
  )
})

it('rounds half up as decimals do, symmetrically around zero', () => {
  assert(
    property(decimal, integer({ min: 0, max: 4 }), (value, places) => {
      const rounded = decimalOf(fractionOf(value), places)
      expect(rounded.eq(value.round(places, Big.roundHalfUp))).toBe(true)
      expect(roundedTo(negated(fractionOf(value)), places)).toEqual(
        negated(roundedTo(fractionOf(value), places)),
      )
    }),
  )
})
