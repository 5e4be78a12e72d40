import { Temporal } from 'temporal-polyfill'
import { type Days, expandMeeting, type Slot, type WeeklyTime } from '#domains/timetable/weekly.rules.ts'

const toPlainDate = (day: string) => Temporal.PlainDate.from(day)
const weekMonday = (day: string) => toPlainDate(day).subtract({ days: toPlainDate(day).dayOfWeek - 1 })

/** Weeks, from Monday, that have a day of the term. */
export const countWeeks = ({ firstDay, lastDay }: Days): number =>
  weekMonday(firstDay).until(weekMonday(lastDay), { largestUnit: 'days' }).days / 7 + 1

/** Weeks from the first week of a term to the first week of another; 0 for an earlier one. */
export const weeksBetween = (source: Days, target: Days): number =>
  Math.max(
    0,
    weekMonday(source.firstDay).until(weekMonday(target.firstDay), { largestUnit: 'days' }).days / 7,
  )

/** Terms of the same academic year begin less than this apart. */
const daysOfNextYear = 270

/** Whether students are a year further in the other term, so that its classes are for the batch below. */
export const isYearLater = (source: Days, target: Days): boolean =>
  toPlainDate(source.firstDay).until(toPlainDate(target.firstDay), { largestUnit: 'days' }).days >=
  daysOfNextYear

interface Times {
  term: Days
  holidays: readonly Days[]
  timeZone: string
  now: Date
}

/** The sessions still to come of a weekly meeting in a term, and how many fall on a holiday. */
export function plannedSlots(
  meeting: WeeklyTime,
  { term, holidays, timeZone, now }: Times,
): { slots: Slot[]; onHolidays: number } {
  const isAhead = ({ startsAt }: Slot) => startsAt > now
  const slots = expandMeeting(meeting, term, holidays, timeZone).filter(isAhead)
  const all = expandMeeting(meeting, term, [], timeZone).filter(isAhead)
  return { slots, onHolidays: all.length - slots.length }
}
