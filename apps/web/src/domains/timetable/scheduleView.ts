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
import { m } from './messages.ts'

export const scheduleViews = ['week', 'month', 'agenda'] as const
export type ScheduleViewName = (typeof scheduleViews)[number]

/** The state of the screen, as kept in the URL. */
export interface ScheduleView {
  view: ScheduleViewName
  /** The selected day: on a phone, the one whose sessions are listed. */
  date: PlainDate
}

const agendaDays = 28

export function readScheduleView(params: URLSearchParams, today: PlainDate): ScheduleView {
  const [view, date] = [params.get('view'), params.get('date')]
  return {
    view: scheduleViews.find((it) => it === view) ?? 'week',
    date: isPlainDate(date) ? date : today,
  }
}

/** Puts this view into a query: the week of today needs no words, and an opened session is closed. */
export function writeScheduleView(
  params: URLSearchParams,
  { view, date }: ScheduleView,
  today: PlainDate,
): URLSearchParams {
  params.delete('session')
  if (view === 'week') params.delete('view')
  else params.set('view', view)
  if (date === today) params.delete('date')
  else params.set('date', date)
  return params
}

/** The first and last day of a view: whole weeks, including those at the edges of a month. */
export function scheduleRange({ view, date }: ScheduleView, weekStart: WeekStart): DaySpan {
  if (view === 'agenda') return { from: date, to: addDays(date, agendaDays - 1) }
  return view === 'week' ? weekOf(date, weekStart) : monthWeeksOf(date, weekStart)
}

/** A view further on, or back: its first day. */
export function steppedSchedule(
  { view, date }: ScheduleView,
  steps: 1 | -1,
  weekStart: WeekStart,
): ScheduleView {
  if (view === 'month') return { view, date: addMonths(firstOfMonth(date), steps) }
  if (view === 'week') return { view, date: addDays(weekOf(date, weekStart).from, 7 * steps) }
  return { view, date: addDays(date, agendaDays * steps) }
}

/** Today if it is among the days of a week or month: a phone lists one of them. */
export function onToday(shown: ScheduleView, today: PlainDate, weekStart: WeekStart): ScheduleView {
  const { from, to } = scheduleRange(shown, weekStart)
  return shown.view !== 'agenda' && from <= today && today <= to ? { ...shown, date: today } : shown
}

/** The heading; a week is named by the days that have a column. */
export function scheduleTitle(
  shown: ScheduleView,
  weekStart: WeekStart,
  days: readonly PlainDate[] = [],
): string {
  if (shown.view === 'month') return monthAndYear(shown.date)
  const { from, to } = scheduleRange(shown, weekStart)
  return rangeWords(days[0] ?? from, days.at(-1) ?? to)
}

/** The period by which the buttons move. */
export const periodStepWords: Record<ScheduleViewName, { previous: string; next: string; today: string }> = {
  week: { previous: m.previousWeek(), next: m.nextWeek(), today: m.thisWeek() },
  month: { previous: m.previousMonth(), next: m.nextMonth(), today: m.thisMonth() },
  agenda: { previous: m.fourWeeksBack(), next: m.fourWeeksOn(), today: m.fromToday() },
}
