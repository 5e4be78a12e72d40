import type { NamedDays, ScheduledSession } from '@campanile/contract/timetable/schedule.ts'
import { daysBetween, daysOf, mondayOf, type PlainDate } from '#lib/plainDate.ts'
import type { Span } from './dayLayout.ts'

const workingDays = 5
const morning = 8
const evening = 18

/** Monday to Friday; on to the last day of the weekend on which something lies, be it only today. */
export function shownDays(from: PlainDate, to: PlainDate, busy: readonly PlainDate[]): PlainDate[] {
  const days = daysOf(from, to)
  const last = days.findLastIndex((day) => busy.includes(day))
  return days.slice(0, Math.max(workingDays, last + 1))
}

/** The hours that a week is drawn with: the working day, and longer where a session lies outside. */
export function shownHours(spans: readonly Span[]): { first: number; last: number } {
  return {
    first: Math.min(morning, ...spans.map(({ start }) => Math.floor(start / 60))),
    last: Math.max(evening, ...spans.map(({ end }) => Math.ceil(end / 60))),
  }
}

/** Which week of its term this is, counted from Monday to Monday; null where terms differ or there is none. */
export function teachingWeek(
  terms: readonly NamedDays[],
  monday: PlainDate,
  sunday: PlainDate,
): number | null {
  const numbers = terms
    .filter(({ firstDay, lastDay }) => firstDay <= sunday && monday <= lastDay)
    .map(({ firstDay }) => daysBetween(mondayOf(firstDay), monday) / 7 + 1)
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
