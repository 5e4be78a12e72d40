import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'

type Run = Pick<PayRun, 'id' | 'month' | 'kind' | 'currency' | 'totals' | 'reversedBy' | 'computedAt'>

/** Months that the trend shows. */
const shownMonths = 12

/** The computed runs that count, in the currency of the latest one, the earliest first. */
export function trendOf<R extends Run>(runs: readonly R[]): R[] {
  const counting = runs
    .filter((it) => it.kind !== 'reversal' && it.reversedBy === null && it.computedAt !== null)
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
  const currency = counting.at(-1)?.currency
  return counting.filter((it) => it.currency === currency).slice(-shownMonths)
}

/** The change of net pay from the run before, in minor units and in per cent; null without one. */
export function changeFrom(
  before: Run | undefined,
  now: Run,
): { net: number; percent: number | null } | null {
  if (!before) return null
  const net = now.totals.net - before.totals.net
  return { net, percent: before.totals.net > 0 ? (net / before.totals.net) * 100 : null }
}
