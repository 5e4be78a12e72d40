import { Temporal } from 'temporal-polyfill'
import { type Days, expandMeeting, type Slot, type WeeklyTime } from '#domains/timetable/weekly.rules.ts'

const dayOf = (day: string) => Temporal.PlainDate.from(day)
const mondayOf = (day: string) => dayOf(day).subtract({ days: dayOf(day).dayOfWeek - 1 })

/** Weeks, from Monday, that have a day of the term. */
export const weeksOf = ({ firstDay, lastDay }: Days): number =>
  mondayOf(firstDay).until(mondayOf(lastDay), { largestUnit: 'days' }).days / 7 + 1

/** Weeks from the first week of a term to the first week of another; 0 for an earlier one. */
export const weeksBetween = (source: Days, target: Days): number =>
  Math.max(0, mondayOf(source.firstDay).until(mondayOf(target.firstDay), { largestUnit: 'days' }).days / 7)

/** Terms of the same academic year begin less than this apart. */
const daysOfNextYear = 270

/** Whether students are a year further in the other term, so that its classes are for the batch below. */
export const isYearLater = (source: Days, target: Days): boolean =>
  dayOf(source.firstDay).until(dayOf(target.firstDay), { largestUnit: 'days' }).days >= daysOfNextYear

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
