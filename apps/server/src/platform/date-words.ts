import { readerLocale } from './locale.ts'

/** Formats dates and times for messages, documents and calendars. Spreadsheet files use ISO 8601 instead. */

const styles = {
  time: { timeStyle: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  fullWeekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  date: { dateStyle: 'long' },
  day: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
type Style = keyof typeof styles

/** Cached: creating a format takes longer than formatting many dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(style: Style, timeZone: string): Intl.DateTimeFormat {
  const locale = readerLocale()
  const key = `${style} ${timeZone} ${locale}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone })
  formats.set(key, format)
  return format
}

const time = (at: Date, timeZone: string) => formatOf('time', timeZone).format(at)

/** Some versions of ICU write a comma after the weekday, others do not. */
const dayAndTime = (style: 'weekday' | 'fullWeekday', at: Date, timeZone: string) =>
  `${formatOf(style, timeZone).format(at).replace(',', '')}, ${time(at, timeZone)}`

interface Span {
  startsAt: Date
  endsAt: Date
}

/** Mon 14 Dec, 09:00 */
export const momentWords = (at: Date, timeZone: string): string => dayAndTime('weekday', at, timeZone)

/** Mon 14 Dec, 09:00 to 10:30 */
export const spanWords = ({ startsAt, endsAt }: Span, timeZone: string): string =>
  `${momentWords(startsAt, timeZone)} to ${time(endsAt, timeZone)}`

/** Monday 14 December 2026, 09:00 to 10:30 */
export const fullSpanWords = ({ startsAt, endsAt }: Span, timeZone: string): string =>
  `${dayAndTime('fullWeekday', startsAt, timeZone)} to ${time(endsAt, timeZone)}`

/** 14 Dec 2026, 09:00 */
export const fullMomentWords = (at: Date, timeZone: string): string => formatOf('moment', timeZone).format(at)

/** 14 December 2026 */
export const dateWordsIn = (at: Date, timeZone: string): string => formatOf('date', timeZone).format(at)

/** Plain days and months have no time zone, so their midnight in UTC is formatted in UTC. */
const plain = (style: Style, date: string) => formatOf(style, 'UTC').format(new Date(date))

/** Formats 2026-12-14 as 14 December 2026 */
export const dateWords = (date: string): string => plain('date', date)

/** Formats 2026-12-14 as 14 December */
export const dayWords = (date: string): string => plain('day', date)

/** Formats 2026-12 as December 2026 */
export const monthWords = (month: string): string => plain('month', month)
