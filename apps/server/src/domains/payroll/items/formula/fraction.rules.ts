import Big from 'big.js'

/** An exact number. Division loses nothing, so rounding happens only once, where it is requested. */
export interface Fraction {
  readonly over: bigint
  /** The denominator: greater than zero, and without a factor in common with the numerator. */
  readonly under: bigint
}

const absolute = (value: bigint) => (value < 0n ? -value : value)

function commonFactor(a: bigint, b: bigint): bigint {
  let [one, other] = [absolute(a), absolute(b)]
  while (other > 0n) [one, other] = [other, one % other]
  return one
}

function fraction(over: bigint, under: bigint): Fraction {
  const factor = commonFactor(over, under)
  const sign = under < 0n ? -1n : 1n
  return { over: (sign * over) / factor, under: (sign * under) / factor }
}

export function toFraction(value: Big | string): Fraction {
  const [whole, part = ''] = new Big(value).toFixed().split('.')
  return fraction(BigInt(`${whole}${part}`), 10n ** BigInt(part.length))
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under)

export const negated = ({ over, under }: Fraction): Fraction => ({ over: -over, under })

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, negated(b))

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under)

/** The divisor must not be zero. */
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.under, a.under * b.over)

/** Negative, zero or positive when `a` is less than, equal to or greater than `b`. */
export function compared(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export const isZero = ({ over }: Fraction): boolean => over === 0n

/** Rounds half up (negative values away from zero) to this many decimal places (0 or more). */
export function roundFraction({ over, under }: Fraction, places: number): Fraction {
  const scale = 10n ** BigInt(places)
  const nearest = (2n * absolute(over) * scale + under) / (2n * under)
  return fraction(over < 0n ? -nearest : nearest, scale)
}

/** The value as a decimal, rounded to these places. */
export function toDecimal(value: Fraction, places: number): Big {
  const { over, under } = roundFraction(value, places)
  const scaled = (over * 10n ** BigInt(places)) / under
  return new Big(`${scaled}e-${places}`)
}

const maxDenominator = 10n ** 40n

/** Whether it is small enough to compute with quickly: at most 40 digits in numerator and denominator. */
export const isWithinDigits = ({ over, under }: Fraction): boolean =>
  absolute(over) <= maxDenominator && under <= maxDenominator
