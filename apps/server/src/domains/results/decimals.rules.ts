import Big from 'big.js'

/**
 * Rounds half up to two places, without trailing zeros. Figures are rounded here at the end, and nowhere
 * before.
 */
export const rounded = (value: Big): string => new Big(value.toFixed(2, Big.roundHalfUp)).toString()

/**
 * The same for a non-negative quotient. It compares by multiplying, because Big already rounds a division
 * that does not terminate.
 */
export function roundedQuotient(dividend: Big, divisor: Big | number): string {
  const near = dividend.div(divisor).round(2, Big.roundDown)
  const reaches = (value: Big) => value.minus('0.005').times(divisor).lte(dividend)
  return [near.plus('0.01'), near, near.minus('0.01')].find(reaches)!.toString()
}

export const sumDecimals = (values: readonly Big[]): Big =>
  values.reduce((sum, value) => sum.plus(value), new Big(0))

/** A copy in ascending order. */
export const sorted = (values: readonly Big[]): Big[] => [...values].sort((a, b) => a.cmp(b))

/**
 * The quantile of sorted values at a share from 0 to 1, interpolated between two values as spreadsheets do
 * (QUARTILE.INC). There must be at least one value.
 */
export function quantile(values: readonly Big[], share: number): Big {
  const rank = new Big(values.length - 1).times(share)
  const below = Number(rank.toFixed(0, Big.roundDown))
  const [low, high] = [values[below]!, values[Math.min(below + 1, values.length - 1)]!]
  return low.plus(high.minus(low).times(rank.minus(below)))
}

export const medianDecimal = (values: readonly Big[]): Big => quantile(sorted(values), 0.5)
