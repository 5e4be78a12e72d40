import { locale } from './locale.ts'
import { m } from './messages.ts'

/** A date without a time, "2026-11-18", which no time zone moves. */
export type PlainDate = string

const dayMs = 86_400_000
const pattern = /^(19|2[01])\d\d-\d\d-\d\d$/

const utc = (date: PlainDate) => new Date(`${date}T00:00:00Z`)
const plain = (at: Date): PlainDate => at.toISOString().slice(0, 10)

/** Whether a text, of a URL for example, is a day that exists. */
export function isPlainDate(text: string | null): text is PlainDate {
  if (!text || !pattern.test(text)) return false
  const at = utc(text)
  return !Number.isNaN(at.getTime()) && plain(at) === text
}

export const addDays = (date: PlainDate, days: number): PlainDate =>
  plain(new Date(utc(date).getTime() + days * dayMs))

export const daysBetween = (from: PlainDate, to: PlainDate): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / dayMs)

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: PlainDate): number => utc(date).getUTCDay() || 7

export const firstOfMonth = (date: PlainDate): PlainDate => `${date.slice(0, 7)}-01`

/** The same day a number of months later; the last day if that month is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const first = utc(firstOfMonth(date))
  first.setUTCMonth(first.getUTCMonth() + months)
  const next = new Date(first)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const last = new Date(next.getTime() - dayMs)
  const day = Math.min(Number(date.slice(8)), last.getUTCDate())
  return plain(new Date(first.getTime() + (day - 1) * dayMs))
}

/** Every day from the first to the last. */
export const daysOf = (from: PlainDate, to: PlainDate): PlainDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  return (date: PlainDate) => formatter.format(utc(date))
}

/** Another month, so many later: 2026-12 and 1 give 2027-01. */
export const stepMonth = (month: string, months: number): string =>
  addMonths(`${month}-01`, months).slice(0, 7)

/** 18 Nov */
export const shortDay = format({ day: 'numeric', month: 'short' })
/** Mon */
export const shortWeekday = format({ weekday: 'short' })
/** M */
export const weekdayLetter = format({ weekday: 'narrow' })
/** Monday */
export const longWeekday = format({ weekday: 'long' })
/** November 2026 */
export const monthAndYear = format({ month: 'long', year: 'numeric' })
/** Nov */
export const shortMonth = format({ month: 'short' })
const monthOf = format({ month: 'long' })
const dayAndMonth = format({ day: 'numeric', month: 'long' })
const dayMonthAndYear = format({ day: 'numeric', month: 'long', year: 'numeric' })
export const dayOfMonth = (date: PlainDate): string => String(Number(date.slice(8)))

/** "16 to 20 November", "30 November to 4 December", "28 December 2026 to 1 January 2027". */
export function rangeWords(from: PlainDate, to: PlainDate): string {
  if (from === to) return dayAndMonth(from)
  if (from.slice(0, 4) !== to.slice(0, 4))
    return m.dateRange({ from: dayMonthAndYear(from), to: dayMonthAndYear(to) })
  if (from.slice(0, 7) === to.slice(0, 7))
    return m.daysOfMonth({ first: dayOfMonth(from), last: dayOfMonth(to), month: monthOf(to) })
  return m.dateRange({ from: dayAndMonth(from), to: dayAndMonth(to) })
}
