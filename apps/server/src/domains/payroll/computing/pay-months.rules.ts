import { startMonths } from '@campanile/contract/payroll/pay-runs.ts'

/** The month `count` months before this one. */
export function monthsBefore(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/**
 * The month to suggest for a new run: the one after the latest run, or the latest free one; never a future
 * month.
 *
 * @param taken months with a run, the latest first
 */
export function nextMonthToPay(taken: readonly string[], thisMonth: string): string {
  const latest = taken[0] ?? thisMonth
  if (latest < thisMonth) return monthsBefore(latest, -1)
  const back = Array.from({ length: startMonths }, (_, count) => monthsBefore(thisMonth, count))
  return back.find((month) => !taken.includes(month)) ?? thisMonth
}
