import { type DateOrder, dateWords, isFullDate, parseDate } from './typedDate.ts'
import { isFullTime, parseTime } from './typedTime.ts'
import type { LocalTime } from './zonedTime.ts'

/** Date and time of a text. A time has minutes or a half of the day, so that it cannot be taken for a year. */
const split = (text: string) =>
  /^(.*?)(?:t(?=\d)|[\s,]+)(\d{1,2}[:.h]\d\d(?:\s*[ap]\.?m?\.?)?|\d{1,2}\s*[ap]\.?m\.?)$/i.exec(text.trim())

/** The date and time that a text stands for: 25/11/2026 17:00, 25 Nov, 5 pm. Undefined where it stands for none. */
export function parseDateTime(text: string, order: DateOrder, today: string): LocalTime | undefined {
  const [, dateText = '', timeText = ''] = split(text) ?? []
  const date = parseDate(dateText, order, today)
  const time = parseTime(timeText)
  return date && time && `${date}T${time}`
}

/** 25 Nov 2026, 17:00 */
export const dateTimeWords = (local: LocalTime): string => {
  const date = dateWords(local.slice(0, 10))
  return date && `${date}, ${local.slice(11, 16)}`
}

export function isFullDateTime(text: string): boolean {
  const [, dateText = '', timeText = ''] = split(text) ?? []
  return isFullDate(dateText) && isFullTime(timeText)
}
