import { dateMessages } from './date-words.messages.ts'
import { listWords } from './locale.ts'

/** Formats dates and times for messages, documents and calendars. Spreadsheet files use ISO 8601 instead. */

const styles = {
  time: { timeStyle: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  weekdayName: { weekday: 'short' },
  fullWeekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  date: { dateStyle: 'long' },
  day: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
type Style = keyof typeof styles

/** Cached: creating a format takes longer than formatting many dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(style: Style, timeZone: string, locale: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone} ${locale}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone })
  formats.set(key, format)
  return format
}

const time = (at: Date, timeZone: string, locale: string) => dateFormat('time', timeZone, locale).format(at)

/** Some versions of ICU write a comma after the weekday, others do not. */
const dayAndTime = (style: 'weekday' | 'fullWeekday', at: Date, timeZone: string, locale: string) =>
  dateMessages(locale).moment({
    day: dateFormat(style, timeZone, locale).format(at).replace(',', ''),
    time: time(at, timeZone, locale),
  })

interface Span {
  startsAt: Date
  endsAt: Date
}

const spanText = (start: string, { endsAt }: Span, timeZone: string, locale: string) =>
  dateMessages(locale).span({ start, end: time(endsAt, timeZone, locale) })

/** Mon 14 Dec, 09:00 */
export const momentWords = (at: Date, timeZone: string, locale: string): string =>
  dayAndTime('weekday', at, timeZone, locale)

/** Mon 14 Dec, 09:00 to 10:30 */
export const spanWords = (span: Span, timeZone: string, locale: string): string =>
  spanText(momentWords(span.startsAt, timeZone, locale), span, timeZone, locale)

/** Monday 14 December 2026, 09:00 to 10:30 */
export const fullSpanWords = (span: Span, timeZone: string, locale: string): string =>
  spanText(dayAndTime('fullWeekday', span.startsAt, timeZone, locale), span, timeZone, locale)

/** 14 Dec 2026, 09:00 */
export const fullMomentWords = (at: Date, timeZone: string, locale: string): string =>
  dateFormat('moment', timeZone, locale).format(at)

/** 14 December 2026 */
export const dateText = (at: Date, timeZone: string, locale: string): string =>
  dateFormat('date', timeZone, locale).format(at)

/** Plain days and months have no time zone, so their midnight in UTC is formatted in UTC. */
const plain = (style: Style, date: string, locale: string) =>
  dateFormat(style, 'UTC', locale).format(new Date(date))

/** Formats 2026-12-14 as 14 December 2026 */
export const dateWords = (date: string, locale: string): string => plain('date', date, locale)

/** Formats 2026-12-14 as 14 December */
export const dayWords = (date: string, locale: string): string => plain('day', date, locale)

/** Monday is 1. */
const weekdayName = (weekday: number, locale: string) =>
  dateFormat('weekdayName', 'UTC', locale).format(new Date(Date.UTC(2024, 0, weekday)))

/** Formats 1, 2, 3, 4, 5 as Mon to Fri, and 1, 3, 6 as Mon, Wed and Sat. */
export function weekdaysWords(weekdays: readonly number[], locale: string): string {
  const days = [...weekdays].sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first !== undefined && last !== undefined && days.length > 2 && last - first === days.length - 1) {
    return dateMessages(locale).span({ start: weekdayName(first, locale), end: weekdayName(last, locale) })
  }
  return listWords(
    days.map((day) => weekdayName(day, locale)),
    locale,
  )
}

/** Formats 2026-12 as December 2026 */
export const monthWords = (month: string, locale: string): string => plain('month', month, locale)
