import Big from 'big.js'

/** Half up to two places, without superfluous zeros: figures are rounded here, at the end, and nowhere before. */
export const rounded = (value: Big): string => new Big(value.toFixed(2, Big.roundHalfUp)).toString()

/**
 * The same of a quotient that is not negative. It is compared by multiplying, because a division that does not end is
 * rounded by itself.
 */
export function roundedQuotient(dividend: Big, divisor: Big | number): string {
  const near = dividend.div(divisor).round(2, Big.roundDown)
  const reaches = (value: Big) => value.minus('0.005').times(divisor).lte(dividend)
  return [near.plus('0.01'), near, near.minus('0.01')].find(reaches)!.toString()
}

export const sumOf = (values: readonly Big[]): Big =>
  values.reduce((sum, value) => sum.plus(value), new Big(0))

/** The smallest first, as a copy. */
export const sorted = (values: readonly Big[]): Big[] => [...values].sort((a, b) => a.cmp(b))

/**
 * The value below which this share of sorted values lies, from 0 to 1; between two of them in proportion, as
 * spreadsheets do it (QUARTILE.INC). There must be one value.
 */
export function quantile(values: readonly Big[], share: number): Big {
  const place = new Big(values.length - 1).times(share)
  const below = Number(place.toFixed(0, Big.roundDown))
  const [low, high] = [values[below]!, values[Math.min(below + 1, values.length - 1)]!]
  return low.plus(high.minus(low).times(place.minus(below)))
}

export const medianOf = (values: readonly Big[]): Big => quantile(sorted(values), 0.5)
