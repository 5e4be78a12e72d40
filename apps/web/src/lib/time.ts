import { language, locale } from './locale.ts'
import { m } from './messages.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** An instant as the API sends it (ISO 8601, UTC) or a Date. */
export type Instant = string | Date

/** The first day of the week in calendars. */
export type WeekStart = 'monday' | 'sunday' | 'saturday'

const dayDate: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }
/** British dates have no comma after the weekday, regardless of the browser's version of the rules. */
const withoutComma = (date: string) => (language === 'en' ? date.replace(',', '') : date)

const yearDate: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

/** Formats instants in the time zone of the institution: times 24 h, dates "18 November". */
export function createTimeFormat(timeZone: string, weekStartsOn: WeekStart = 'monday') {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, ...options })
    return (instant: Instant) => format.format(new Date(instant))
  }
  const time = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const clock = formatter({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
  const date = formatter({ day: 'numeric', month: 'long' })
  const dateWithYear = formatter(yearDate)
  const weekday = formatter(dayDate)
  const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const dayOf = (instant: Instant) => isoDay.format(new Date(instant))
  const daysSince = (instant: Instant, now: Date) =>
    Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(instant))) / day)

  return {
    timeZone,
    weekStartsOn,
    /** 10:30 */
    time,
    /** 10:30:05 */
    clock,
    /** 18 November */
    date,
    /** 18 November 2026 */
    dateWithYear,
    /** Wednesday 18 November */
    day: (instant: Instant) => withoutComma(weekday(instant)),
    /** 18 November, 10:30 */
    dateTime: (instant: Instant) => m.dateAndTime({ date: date(instant), time: time(instant) }),
    /** 10:30 to 12:00 */
    range: (from: Instant, to: Instant) => m.timeRange({ from: time(from), to: time(to) }),
    /** 2026-11-18: the calendar day over there. */
    dayOf,
    /** Midnights over there since then: 1 for yesterday. */
    daysSince,
    /** Now, 4 minutes ago, 2 hours ago, Yesterday, 3 days ago, then the date. */
    ago(instant: Instant, now: Date) {
      const age = now.getTime() - new Date(instant).getTime()
      if (age < minute) return m.now()
      if (age < hour) return m.minutesAgo({ minutes: Math.floor(age / minute) })
      const days = daysSince(instant, now)
      if (days === 0) return m.hoursAgo({ hours: Math.floor(age / hour) })
      if (days === 1) return m.yesterday()
      return days < 7 ? m.daysAgo({ days }) : date(instant)
    },
  }
}

export type TimeFormat = ReturnType<typeof createTimeFormat>

const plainDay = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...dayDate })

const plainYearDay = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...yearDate })

/** A date without a time: 18 November 2026. */
export const plainDateWithYear = (plain: string) => plainYearDay.format(new Date(`${plain}T00:00:00Z`))

/** A date without a time ("2026-11-18"), which no time zone moves: Wednesday 18 November. */
export const formatPlainDay = (plain: string) => withoutComma(plainDay.format(new Date(`${plain}T00:00:00Z`)))
