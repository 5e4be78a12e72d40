import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { rateInterval } from '@campanile/contract/attendance/rate-interval.ts'

interface Counted extends Record<Exclude<AttendanceStatus, 'excused'>, number> {
  id: string
  name: string
  percentage: number | null
  below: boolean
}

/** Rates with their intervals, for the chart and its table. */
export const rateIntervals = <Row extends Counted>(rows: readonly Row[], pathOf: (row: Row) => string) =>
  rows.map((row) => {
    const { id, name, percentage: rate, below: isBelow, present, late, absent } = row
    const counted = present + late + absent
    const interval = rateInterval(present + late, counted)
    return {
      id,
      name,
      rate,
      isBelow,
      counted,
      low: interval?.low ?? null,
      high: interval?.high ?? null,
      to: pathOf(row),
    }
  })

interface Interval {
  low: number | null
  high: number | null
}

/**
 * The number of rates that are below with their whole interval, and of those that could be on either side.
 */
export function sides(rows: readonly Interval[], required: number): { below: number; unsure: number } {
  const known = rows.flatMap(({ low, high }) => (low === null || high === null ? [] : [{ low, high }]))
  return {
    below: known.filter(({ high }) => high < required).length,
    unsure: known.filter(({ low, high }) => low < required && required <= high).length,
  }
}
