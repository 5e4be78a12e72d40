// Free of zod, because pages use it.

/** The two-sided 95 % quantile of the normal distribution. */
const z = 1.959964

export interface RateInterval {
  /** A percentage, not rounded. */
  low: number
  high: number
}

/**
 * The Wilson score interval of a rate at 95 %: where the rate lies if these records are a sample. It stays within 0
 * and 100 and is wide if there are few records. Null when nothing counts.
 */
export function rateInterval(attended: number, counted: number): RateInterval | null {
  if (counted === 0) return null
  const share = attended / counted
  const weight = 1 + z ** 2 / counted
  const centre = (share + z ** 2 / (2 * counted)) / weight
  const half = (z / weight) * Math.sqrt((share * (1 - share)) / counted + z ** 2 / (4 * counted ** 2))
  const bounded = (at: number) => Math.min(100, Math.max(0, at * 100))
  return { low: bounded(centre - half), high: bounded(centre + half) }
}
