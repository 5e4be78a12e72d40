import {
  addDays,
  addMonths,
  firstOfMonth,
  isPlainDate,
  mondayOf,
  monthAndYear,
  type PlainDate,
  rangeWords,
  weekdayOf,
} from '#lib/plainDate.ts'

const calendarViews = ['month', 'week'] as const
export type CalendarView = (typeof calendarViews)[number]

/** What the calendar shows: whole weeks, of a month those that it touches. */
export function spanOf(view: CalendarView, date: PlainDate): { from: PlainDate; to: PlainDate } {
  if (view === 'week') return { from: mondayOf(date), to: addDays(mondayOf(date), 6) }
  const first = firstOfMonth(date)
  const last = addDays(addMonths(first, 1), -1)
  return { from: mondayOf(first), to: addDays(last, 7 - weekdayOf(last)) }
}

/** The same further on or back: a day in it. */
export const stepped = (view: CalendarView, date: PlainDate, steps: 1 | -1): PlainDate =>
  view === 'week' ? addDays(mondayOf(date), 7 * steps) : addMonths(firstOfMonth(date), steps)

export function titleOf(view: CalendarView, date: PlainDate): string {
  const { from, to } = spanOf(view, date)
  return view === 'week' ? rangeWords(from, to) : monthAndYear(date)
}

/** What a link asks for, today's month where it asks for nothing. */
export const readSpan = (filters: Record<string, string>, today: PlainDate) => ({
  view: calendarViews.find((it) => it === filters.view) ?? 'month',
  date: isPlainDate(filters.date ?? null) ? (filters.date as PlainDate) : today,
})
