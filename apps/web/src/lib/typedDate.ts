import { latinDigits } from './latinDigits.ts'
import { language, locale } from './locale.ts'
import { m } from './messages.ts'
import { isPlainDate, type PlainDate } from './plainDate.ts'

/** The order in which a locale writes year, month and day in digits. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd'

const partLetters: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = { year: 'y', month: 'm', day: 'd' }

export function dateOrderOf(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { calendar: 'gregory' }).formatToParts(0)
  const order = parts.map(({ type }) => partLetters[type] ?? '').join('')
  return order === 'mdy' || order === 'ymd' ? order : 'dmy'
}

const shown = new Intl.DateTimeFormat(locale, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** Some browsers use Sept in English, which makes one month longer than the others. */
const withShortSeptember = (date: string) => (language === 'en' ? date.replace('Sept', 'Sep') : date)

/** 25 Nov 2026: the month as text, so that it can't be mistaken for the day. */
export const dateWords = (date: PlainDate): string =>
  isPlainDate(date) ? withShortSeptember(shown.format(new Date(`${date}T00:00:00Z`))) : ''

/** The order of the locale, as an empty field shows it. */
export const datePattern = (order: DateOrder): string =>
  ({ dmy: m.datePatternDmy(), mdy: m.datePatternMdy(), ymd: m.datePatternYmd() })[order]

/** An example of what can be typed, in the order of the locale. */
export const dateExample = (order: DateOrder): string =>
  ({ dmy: m.dateExampleDmy(), mdy: m.dateExampleMdy(), ymd: m.dateExampleYmd() })[order]

const nameIn = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  return (at: number) => format.format(at).toLowerCase()
}
const [longMonth, shortMonth] = [nameIn({ month: 'long' }), nameIn({ month: 'short' })]
const months = Array.from({ length: 12 }, (_, index) => Date.UTC(2026, index)).map((at) => [
  longMonth(at),
  shortMonth(at),
])
const weekdays = Array.from({ length: 7 }, (_, index) => Date.UTC(2026, 10, 16 + index)).map(
  nameIn({ weekday: 'long' }),
)
const monthOf = (word: string) => months.findIndex((names) => names.some((it) => it.startsWith(word))) + 1
/** By its first letters: Weds, or Mi in German. A month with these letters takes precedence. */
const isWeekday = (word: string) =>
  monthOf(word) === 0 && word.length > 1 && weekdays.some((name) => name.startsWith(word.slice(0, 3)))

interface Parts {
  year?: number | undefined
  month?: number | undefined
  day?: number | undefined
}

function joined({ year, month, day }: Parts, today: PlainDate): PlainDate | undefined {
  if (!month || !day) return undefined
  const full = year === undefined ? Number(today.slice(0, 4)) : year < 100 ? 2000 + year : year
  const date = `${String(full).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isPlainDate(date) ? date : undefined
}

/** 25112026 and 251126, in the order of the locale. */
function splitDigits(digits: string, order: DateOrder): string[] {
  if (digits.length !== 8 && digits.length !== 6) return [digits]
  const year = digits.length - 4
  let start = 0
  return [...order].map((it) => {
    const end = start + (it === 'y' ? year : 2)
    const part = digits.slice(start, end)
    start = end
    return part
  })
}

function inDigits(typed: readonly string[], order: DateOrder): Parts | undefined {
  const parts = typed.length === 1 ? typed.flatMap((digits) => splitDigits(digits, order)) : typed
  if (parts.length < 2 || parts.length > 3) return undefined
  const asked = parts[0]?.length === 4 ? 'ymd' : order
  const letters = [...asked].filter((it) => parts.length === 3 || it !== 'y')
  const at = (letter: string) => {
    const part = parts[letters.indexOf(letter)]
    return part === undefined ? undefined : Number(part)
  }
  const [year, month, day] = [at('y'), at('m'), at('d')]
  // 11/25 can only be the 25th of November, in whichever order the locale writes.
  const isSwapped = month !== undefined && day !== undefined && month > 12 && day <= 12
  return isSwapped ? { year, month: day, day: month } : { year, month, day }
}

function inWords(parts: readonly string[]): Parts | undefined {
  const numbers = parts.filter((it) => /^\d/.test(it))
  const words = parts.filter((it) => !/^\d/.test(it) && !isWeekday(it))
  const [word, ...others] = words
  if (word === undefined || word.length < 3 || others.length > 0) return undefined
  if (numbers.length < 1 || numbers.length > 2) return undefined
  const [day, year] = numbers[0]?.length === 4 ? [numbers[1], numbers[0]] : numbers
  return { year: year === undefined ? undefined : Number(year), month: monthOf(word), day: Number(day) }
}

/**
 * Parses a date: 25/11/2026, 25.11., 251126, 25 Nov, November 25th 2026, 2026-11-25. Without a
 * year, this year is assumed. Undefined if the text is not a date.
 */
export function parseDate(text: string, order: DateOrder, today: PlainDate): PlainDate | undefined {
  const typed = latinDigits(text)
    .toLowerCase()
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$& ')
    .split(/[\s,،./-]+/)
    .filter(Boolean)
  if (typed.length === 0 || typed.some((it) => !/^(\d{1,8}|[\p{L}\p{M}]+)$/u.test(it))) return undefined
  const parts = typed.every((it) => /^\d/.test(it)) ? inDigits(typed, order) : inWords(typed)
  return parts && joined(parts, today)
}

/** Whether a date is complete, so that nothing more has to be typed. */
export function isFullDate(text: string): boolean {
  const typed = latinDigits(text).trim()
  if (/\p{L}{3}/u.test(typed)) return /\D\d{4}$/.test(typed)
  return /^\d{4}-\d\d-\d\d$|^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(typed)
}
