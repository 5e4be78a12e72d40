import { addDays, instantAt, isoWeekday } from '@campanile/server/platform/calendar.ts'
import { daysAfter, localDay } from '@campanile/server/platform/clock.ts'

/** The moment that all dates of a demo are relative to, in the institution's time zone. */
export interface DemoTime {
  now: Date
  timeZone: string
  today: string
  /** The Monday of this week. */
  monday: string
}

export function demoTime(now: Date, timeZone: string): DemoTime {
  const today = localDay(timeZone, now).date
  return { now, timeZone, today, monday: addDays(today, 1 - isoWeekday(today)) }
}

/** The first day of everyone in the demo, before the first of its terms. */
export const firstDayOfAll = (now: Date) => daysAfter(now, -800).toISOString().slice(0, 10)

/** The instant at which clocks there show a time such as '17:00', this many days from today. */
export const timeOn = ({ timeZone, today }: DemoTime, days: number, time: string) =>
  instantAt(timeZone, addDays(today, days), time)

export interface DemoTerm {
  name: string
  firstDay: string
  lastDay: string
}

/** Weeks of teaching in a term. The current term is in its ninth. */
export const termWeeks = 14
const presentWeek = 9
/** Weeks from the start of one term to the start of the next. */
const termStride = 20

/** Terms are named after the season of their midpoint. Two terms are more than a season apart. */
const seasons = ['Winter', 'Winter', 'Spring', 'Spring', 'Spring', 'Summer', 'Summer', 'Summer'] as const

/** The term this many terms after the current one. Negative means before it. */
export function demoTerm({ monday }: DemoTime, offset: number): DemoTerm {
  const firstDay = addDays(monday, 7 * (termStride * offset + 1 - presentWeek))
  const middle = addDays(firstDay, 3.5 * termWeeks)
  const month = Number(middle.slice(5, 7))
  const season = month === 12 ? 'Winter' : (seasons[month - 1] ?? 'Autumn')
  return { name: `${season} ${middle.slice(0, 4)}`, firstDay, lastDay: addDays(firstDay, 7 * termWeeks - 3) }
}
