import { addDays, daysOfMonth, isoWeekday } from '#platform/calendar.ts'

const friday = 5

/**
 * The pay date to propose for a month: the institution's pay day, or the last day of a shorter month. Banks don't
 * pay at weekends, so a weekend becomes the Friday before, and a date that has passed the next weekday.
 */
export function computePayDay(month: string, payDay: number, today: string): string {
  const { last } = daysOfMonth(month)
  const wanted = `${month}-${String(payDay).padStart(2, '0')}`
  const planned = wanted < last ? wanted : last
  const late = isoWeekday(planned) - friday
  const banked = late > 0 ? addDays(planned, -late) : planned
  if (banked >= today) return banked
  const beyond = isoWeekday(today) - friday
  return beyond > 0 ? addDays(today, 3 - beyond) : today
}
