import {
  addDays,
  addMonths,
  firstOfMonth,
  isPlainDate,
  monthAndYear,
  type PlainDate,
  rangeWords,
} from '#lib/plainDate.ts'
import type { WeekStart } from '#lib/time.ts'
import { type DaySpan, monthWeeksOf, weekOf } from '#lib/weeks.ts'

const calendarViews = ['month', 'week'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The range of the calendar: whole weeks, including those at the edges of a month. */
export const calendarSpan = (view: CalendarView, date: PlainDate, weekStart: WeekStart): DaySpan =>
  view === 'week' ? weekOf(date, weekStart) : monthWeeksOf(date, weekStart)

/** The same further on or back: a day in it. */
export const steppedCalendar = (view: CalendarView, date: PlainDate, steps: 1 | -1): PlainDate =>
  view === 'week' ? addDays(date, 7 * steps) : addMonths(firstOfMonth(date), steps)

export function calendarTitle(view: CalendarView, date: PlainDate, weekStart: WeekStart): string {
  const { from, to } = calendarSpan(view, date, weekStart)
  return view === 'week' ? rangeWords(from, to) : monthAndYear(date)
}

/** The range in a link; the current month by default. */
export const readSpan = (filters: Record<string, string>, today: PlainDate) => ({
  view: calendarViews.find((it) => it === filters.view) ?? 'month',
  date: isPlainDate(filters.date ?? null) ? (filters.date as PlainDate) : today,
})
