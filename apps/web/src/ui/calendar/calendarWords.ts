import type { DayPickerProps } from 'react-day-picker'
import { locale } from '#lib/locale.ts'
import { m } from './messages.ts'

const formatted = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, options)
  return (day: Date) => format.format(day)
}
const fullDay = formatted({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const shortWeekday = formatted({ weekday: 'short' })
/** For languages such as Arabic, whose short names are the long ones. */
const weekdayLetter = formatted({ weekday: 'narrow' })
const monthAndYear = formatted({ month: 'long', year: 'numeric' })

/** The texts of react-day-picker, which knows English alone without the locales of another library. */
export const formatters: NonNullable<DayPickerProps['formatters']> = {
  formatCaption: monthAndYear,
  formatMonthDropdown: formatted({ month: 'long' }),
  formatWeekdayName: (day) => (shortWeekday(day).length > 3 ? weekdayLetter(day) : shortWeekday(day)),
}

export const labels: NonNullable<DayPickerProps['labels']> = {
  labelDayButton: (at, { today, selected }) => {
    const day = today ? m.dayIsToday({ day: fullDay(at) }) : fullDay(at)
    return selected ? m.dayIsSelected({ day }) : day
  },
  labelGrid: monthAndYear,
  labelMonthDropdown: () => m.selectMonth(),
  labelNext: () => m.nextMonth(),
  labelPrevious: () => m.previousMonth(),
  labelWeekday: formatted({ weekday: 'long' }),
  labelYearDropdown: () => m.selectYear(),
}
