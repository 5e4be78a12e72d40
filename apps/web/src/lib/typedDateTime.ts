import { latinDigits } from './latinDigits.ts'
import { m } from './messages.ts'
import { type DateOrder, dateWords, isFullDate, parseDate } from './typedDate.ts'
import { isFullTime, parseTime } from './typedTime.ts'
import type { LocalTime } from './zonedTime.ts'

/** A time has minutes or am/pm, so that it cannot be mistaken for a year. */
const timeAtEnd = /(\d{1,2}[:.h]\d\d( ?[ap]\.?m?\.?)?|\d{1,2} ?[ap]\.?m\.?)$/i

/** Date and time of a text; undefined if no time follows a date. */
function split(text: string): { date: string; time: string } | undefined {
  const typed = latinDigits(text).trim().replace(/\s+/g, ' ')
  const time = timeAtEnd.exec(typed)
  const before = typed.slice(0, time?.index)
  if (!time || !/[t ,،]$/i.test(before)) return undefined
  const date = before.slice(0, -1).trimEnd()
  return { date: date.replace(/[,،]$/, ''), time: time[0] }
}

/** Parses a date with a time: 25/11/2026 17:00, 25 Nov, 5 pm. Undefined if the text can't be parsed. */
export function parseDateTime(text: string, order: DateOrder, today: string): LocalTime | undefined {
  const typed = split(text)
  const date = typed && parseDate(typed.date, order, today)
  const time = typed && parseTime(typed.time)
  return date && time && `${date}T${time}`
}

/** A date and a time as one text. */
export const dateTimeText = (date: string, time: string): string => m.dateAndTime({ date, time })

/** 25 Nov 2026, 17:00 */
export const dateTimeWords = (local: LocalTime): string => {
  const date = dateWords(local.slice(0, 10))
  return date && dateTimeText(date, local.slice(11, 16))
}

export function isFullDateTime(text: string): boolean {
  const typed = split(text)
  return typed !== undefined && isFullDate(typed.date) && isFullTime(typed.time)
}
