import { addDays, addMonths, firstOfMonth, mondayOf, type PlainDate } from '#lib/plainDate.ts'

export type HistoryView = 'week' | 'month'

/** The days that a view of the history shows around a day. */
export function historyPeriod(view: HistoryView, day: PlainDate): { from: PlainDate; to: PlainDate } {
  if (view === 'month') {
    const from = firstOfMonth(day)
    return { from, to: addDays(addMonths(from, 1), -1) }
  }
  const from = mondayOf(day)
  return { from, to: addDays(from, 6) }
}

/** A day in the view before or after. */
export const stepPeriod = (view: HistoryView, day: PlainDate, steps: number): PlainDate =>
  view === 'month' ? addMonths(firstOfMonth(day), steps) : addDays(day, 7 * steps)
