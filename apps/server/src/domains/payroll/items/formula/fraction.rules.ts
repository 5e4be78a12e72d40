import Big from 'big.js'

/** An exact number: no division loses anything, so that rounding happens once, where it is asked for. */
export interface Fraction {
  readonly over: bigint
  /** Greater than zero, and without a factor in common with what is over it. */
  readonly under: bigint
}

const sizeOf = (value: bigint) => (value < 0n ? -value : value)

function commonFactor(a: bigint, b: bigint): bigint {
  let [one, other] = [sizeOf(a), sizeOf(b)]
  while (other > 0n) [one, other] = [other, one % other]
  return one
}

function fraction(over: bigint, under: bigint): Fraction {
  const factor = commonFactor(over, under)
  const sign = under < 0n ? -1n : 1n
  return { over: (sign * over) / factor, under: (sign * under) / factor }
}

export function fractionOf(value: Big | string): Fraction {
  const [whole, part = ''] = new Big(value).toFixed().split('.')
  return fraction(BigInt(`${whole}${part}`), 10n ** BigInt(part.length))
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under)

export const negated = ({ over, under }: Fraction): Fraction => ({ over: -over, under })

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, negated(b))

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under)

/** The divisor must not be zero. */
export const dividedBy = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.under, a.under * b.over)

/** Less than, equal to or greater than zero as `a` is to `b`. */
export function compared(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export const isZero = ({ over }: Fraction): boolean => over === 0n

/** Rounded half up, of negative values away from zero, to so many decimal places (0 or more). */
export function roundedTo({ over, under }: Fraction, places: number): Fraction {
  const scale = 10n ** BigInt(places)
  const nearest = (2n * sizeOf(over) * scale + under) / (2n * under)
  return fraction(over < 0n ? -nearest : nearest, scale)
}

/** The same as a decimal. */
export function decimalOf(value: Fraction, places: number): Big {
  const { over, under } = roundedTo(value, places)
  const scaled = (over * 10n ** BigInt(places)) / under
  return new Big(`${scaled}e-${places}`)
}

const most = 10n ** 40n

/** Whether it is of a size at which reckoning stays quick: at most 40 digits over and under. */
export const isReckonable = ({ over, under }: Fraction): boolean => sizeOf(over) <= most && under <= most
