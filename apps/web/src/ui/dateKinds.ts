import { dateOrder } from '#lib/browserFormats.ts'
import { addDays, isPlainDate, type PlainDate } from '#lib/plainDate.ts'
import { dateExample, datePattern, dateWords, isFullDate, parseDate } from '#lib/typedDate.ts'
import { dateTimeText, dateTimeWords, isFullDateTime, parseDateTime } from '#lib/typedDateTime.ts'
import { m } from './messages.ts'
import type { TypedKind } from './typedKind.ts'

export interface DateLimits {
  /** Dates, or dates and times, as the field holds them; empty: none. */
  min?: string | undefined
  max?: string | undefined
}

/** The limits among the attributes of an input. */
export const limitsOf = ({
  min,
  max,
}: {
  min?: string | number | undefined
  max?: string | number | undefined
}): DateLimits => ({
  min: min === undefined ? undefined : String(min),
  max: max === undefined ? undefined : String(max),
})

const clamped = (date: PlainDate, { min, max }: DateLimits) =>
  min && date < min.slice(0, 10) ? min.slice(0, 10) : max && date > max.slice(0, 10) ? max.slice(0, 10) : date

const problemOf =
  (words: (value: string) => string, { min, max }: DateLimits) =>
  (value: string) => {
    if (min && value < min) return m.enterADateFrom({ earliest: words(min) })
    if (max && value > max) return m.enterADateUpTo({ latest: words(max) })
    return undefined
  }

export const dateKind = (today: () => PlainDate, limits: DateLimits): TypedKind => ({
  parse: (text) => parseDate(text, dateOrder, today()),
  words: dateWords,
  isFull: isFullDate,
  step: (value, by) => clamped(isPlainDate(value) ? addDays(value, by) : today(), limits),
  withDay: dateWords,
  problemOf: problemOf(dateWords, limits),
  advice: m.enterADateLike({ example: dateExample(dateOrder) }),
  placeholder: datePattern(dateOrder),
})

export const dateTimeKind = (today: () => PlainDate, limits: DateLimits): TypedKind => ({
  parse: (text) => parseDateTime(text, dateOrder, today()),
  words: dateTimeWords,
  isFull: isFullDateTime,
  step: (value, by) => {
    const date = value.slice(0, 10)
    return isPlainDate(date) ? `${clamped(addDays(date, by), limits)}${value.slice(10)}` : value
  },
  // Without a time, because that is typed next.
  withDay: (day, value) => dateTimeText(dateWords(day), value.slice(11)),
  problemOf: problemOf(dateTimeWords, limits),
  advice: m.enterADateAndTimeLike({ example: dateExample(dateOrder) }),
  placeholder: m.dateTimePattern({ datePattern: datePattern(dateOrder) }),
})
