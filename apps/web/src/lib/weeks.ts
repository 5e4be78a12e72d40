import { addDays, addMonths, firstOfMonth, type PlainDate, weekdayOf } from './plainDate.ts'
import type { WeekStart } from './time.ts'

const firstWeekday: Record<WeekStart, number> = { monday: 1, saturday: 6, sunday: 7 }

/** First and last day, both included. */
export interface DaySpan {
  from: PlainDate
  to: PlainDate
}

/** The week that a day is in, as the institution counts weeks. */
export function weekOf(day: PlainDate, start: WeekStart): DaySpan {
  const from = addDays(day, -((weekdayOf(day) - firstWeekday[start] + 7) % 7))
  return { from, to: addDays(from, 6) }
}

/** Whether a week starts on this day; tables with days across draw a line there. */
export const startsWeek = (day: PlainDate, start: WeekStart): boolean => weekOf(day, start).from === day

/** The whole weeks that a day's month touches. */
export function monthWeeksOf(day: PlainDate, start: WeekStart): DaySpan {
  const first = firstOfMonth(day)
  const last = addDays(addMonths(first, 1), -1)
  return { from: weekOf(first, start).from, to: weekOf(last, start).to }
}
