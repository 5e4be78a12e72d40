import type { NamedDays, ScheduledSession } from '@campanile/contract/timetable/schedule.ts'
import { daysBetween, daysOf, type PlainDate, weekdayOf } from '#lib/plainDate.ts'
import type { WeekStart } from '#lib/time.ts'
import { weekOf } from '#lib/weeks.ts'
import type { Span } from './dayLayout.ts'

const lastWorkday = 5
const morning = 8
const evening = 18

/** Monday to Friday, and the days of the weekend that have something, be it only today, with those between. */
export function shownDays(from: PlainDate, to: PlainDate, busy: readonly PlainDate[]): PlainDate[] {
  const days = daysOf(from, to)
  const isShown = (day: PlainDate) => weekdayOf(day) <= lastWorkday || busy.includes(day)
  return days.slice(days.findIndex(isShown), days.findLastIndex(isShown) + 1)
}

/** The hours shown for a week: the working day, extended if a session lies outside. */
export function shownHours(spans: readonly Span[]): { first: number; last: number } {
  return {
    first: Math.min(morning, ...spans.map(({ start }) => Math.floor(start / 60))),
    last: Math.max(evening, ...spans.map(({ end }) => Math.ceil(end / 60))),
  }
}

/** The number of a day's week in its term; null if terms differ or there is none. */
export function teachingWeek(
  terms: readonly NamedDays[],
  day: PlainDate,
  weekStart: WeekStart,
): number | null {
  const { from, to } = weekOf(day, weekStart)
  const numbers = terms
    .filter(({ firstDay, lastDay }) => firstDay <= to && from <= lastDay)
    .map(({ firstDay }) => daysBetween(weekOf(firstDay, weekStart).from, from) / 7 + 1)
  const [number] = numbers
  return number !== undefined && numbers.every((it) => it === number) ? number : null
}

export const holidaysOn = (holidays: readonly NamedDays[], day: PlainDate): string[] =>
  holidays.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay).map(({ name }) => name)

/** Sessions by the day they start on. */
export function byDay<T extends Pick<ScheduledSession, 'startsAt'>>(
  sessions: readonly T[],
  dayOf: (instant: string) => PlainDate,
): Map<PlainDate, T[]> {
  const days = new Map<PlainDate, T[]>()
  for (const session of sessions) {
    const day = dayOf(session.startsAt)
    days.set(day, [...(days.get(day) ?? []), session])
  }
  return days
}
