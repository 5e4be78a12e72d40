import { startMonths } from '@campanile/contract/payroll/pay-runs.ts'

/** The month `count` months before this one. */
export function monthsBefore(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/**
 * The months that a run can be started for, the latest first.
 *
 * @param taken months with a run
 */
export const freeMonths = (taken: readonly string[], thisMonth: string): string[] =>
  Array.from({ length: startMonths }, (_, count) => monthsBefore(thisMonth, count)).filter(
    (month) => !taken.includes(month),
  )

/**
 * The month to suggest for a new run: the last one that is over and has none, or else this month. Months before
 * the first run were paid elsewhere. Null: each month since the first run has one.
 *
 * @param taken months with a run
 */
export function nextMonthToPay(taken: readonly string[], thisMonth: string): string | null {
  const first = taken.toSorted()[0]
  const free = freeMonths(taken, thisMonth).filter((month) => first === undefined || month > first)
  return free.find((month) => month < thisMonth) ?? free[0] ?? null
}
