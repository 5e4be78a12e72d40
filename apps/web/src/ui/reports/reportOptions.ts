import type { DocumentFormat } from '@campanile/contract/documents.ts'
import type { ReportPeriod } from '@campanile/contract/scheduled-reports/report-kinds.ts'
import { locale } from '#lib/locale.ts'
import { m } from './messages.ts'

export const reportFormatWords: Record<DocumentFormat, string> = {
  csv: m.csv(),
  xlsx: m.excel(),
  pdf: m.pdf(),
}

const weekdayFormat = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
const hourFormat = new Intl.DateTimeFormat(locale, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** 1 is Monday. */
export const weekdayWords = (weekday: number) => weekdayFormat.format(Date.UTC(2026, 10, 15 + weekday))

export const reportHourWords = (hour: number) => hourFormat.format(Date.UTC(2026, 10, 16, hour))

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place)

export const reportWeekdayOptions = numbers(1, 7).map((it) => ({
  value: String(it),
  label: weekdayWords(it),
}))
export const monthDayOptions = numbers(1, 28).map((it) => ({
  value: String(it),
  label: new Intl.NumberFormat(locale).format(it),
}))
export const hourOptions = numbers(0, 23).map((it) => ({ value: String(it), label: reportHourWords(it) }))

export const everyOptions = [
  { value: 'week', label: m.everyWeek() },
  { value: 'month', label: m.everyMonth() },
]

export const reportPeriodWords: Record<ReportPeriod, string> = {
  selected: m.selectedDays(),
  'last-7-days': m.last7Days(),
  'last-month': m.lastMonth(),
}
