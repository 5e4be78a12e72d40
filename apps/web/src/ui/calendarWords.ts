import type { Formatters, Labels } from 'react-day-picker'
import { locale } from '#lib/locale.ts'
import { m } from './messages.ts'

const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, options)
  return (date: Date) => format.format(date)
}
const month = inWords({ month: 'long' })
const monthAndYear = inWords({ month: 'long', year: 'numeric' })
const year = inWords({ year: 'numeric' })
const day = inWords({ day: 'numeric' })
const shortWeekday = inWords({ weekday: 'short' })
const weekdayLetter = inWords({ weekday: 'narrow' })
/** A letter in languages such as Arabic, whose short names are the long ones. */
const weekday = (date: Date) => (shortWeekday(date).length > 3 ? weekdayLetter(date) : shortWeekday(date))
const longWeekday = inWords({ weekday: 'long' })
const fullDate = inWords({ dateStyle: 'full' })

/** The texts of a calendar, in the language of the page. */
export const calendarFormatters: Partial<Formatters> = {
  formatCaption: monthAndYear,
  formatDay: day,
  formatMonthDropdown: month,
  formatWeekdayName: weekday,
  formatYearDropdown: year,
}

/** The text for screen readers. */
export const calendarLabels: Partial<Labels> = {
  labelDayButton: (date, { today, selected }) => {
    const words = { date: fullDate(date) }
    if (selected) return today ? m.todaySelected(words) : m.daySelected(words)
    return today ? m.todayDate(words) : words.date
  },
  labelGrid: monthAndYear,
  labelMonthDropdown: () => m.selectMonth(),
  labelNext: () => m.nextMonth(),
  labelPrevious: () => m.previousMonth(),
  labelWeekday: longWeekday,
  labelYearDropdown: () => m.selectYear(),
}
