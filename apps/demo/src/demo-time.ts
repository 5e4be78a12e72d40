import { addDays, instantAt, weekdayOf } from '@campanile/server/platform/calendar.ts'
import { dayIn } from '@campanile/server/platform/clock.ts'

/** The moment from which a demo is told, on the institution's clock: everything lies so many days from today. */
export interface DemoTime {
  now: Date
  timeZone: string
  today: string
  /** Of this week. */
  monday: string
}

export function demoTime(now: Date, timeZone: string): DemoTime {
  const today = dayIn(timeZone, now).date
  return { now, timeZone, today, monday: addDays(today, 1 - weekdayOf(today)) }
}

/** When clocks there show a time, so many days from today: '17:00'. */
export const timeOn = ({ timeZone, today }: DemoTime, days: number, time: string) =>
  instantAt(timeZone, addDays(today, days), time)

export interface DemoTerm {
  name: string
  firstDay: string
  lastDay: string
}

/** Weeks of teaching in a term; the present one is in its ninth. */
export const termWeeks = 14
const presentWeek = 9
/** From the start of a term to that of the next. */
const termStride = 20

/** Terms are named by the season that their middle lies in; between two lie more than a season. */
const seasons = ['Winter', 'Winter', 'Spring', 'Spring', 'Spring', 'Summer', 'Summer', 'Summer'] as const

/** The term so many after the present one; before it, where negative. */
export function demoTerm({ monday }: DemoTime, offset: number): DemoTerm {
  const firstDay = addDays(monday, 7 * (termStride * offset + 1 - presentWeek))
  const middle = addDays(firstDay, 3.5 * termWeeks)
  const month = Number(middle.slice(5, 7))
  const season = month === 12 ? 'Winter' : (seasons[month - 1] ?? 'Autumn')
  return { name: `${season} ${middle.slice(0, 4)}`, firstDay, lastDay: addDays(firstDay, 7 * termWeeks - 3) }
}
