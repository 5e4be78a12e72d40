import { addDays, addMonths, firstOfMonth, type PlainDate } from '#lib/plainDate.ts'
import type { WeekStart } from '#lib/time.ts'
import { type DaySpan, weekOf } from '#lib/weeks.ts'

export type HistoryView = 'week' | 'month'

/** The days that a view of the history shows around a day. */
export function historyPeriod(view: HistoryView, day: PlainDate, weekStart: WeekStart): DaySpan {
  if (view === 'month') {
    const from = firstOfMonth(day)
    return { from, to: addDays(addMonths(from, 1), -1) }
  }
  return weekOf(day, weekStart)
}

/** A day in the view before or after. */
export const stepPeriod = (view: HistoryView, day: PlainDate, steps: number): PlainDate =>
  view === 'month' ? addMonths(firstOfMonth(day), steps) : addDays(day, 7 * steps)
