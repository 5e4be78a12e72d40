import type { LeavePart } from '@campanile/contract/leave/leave-request.ts'
import { type LeaveTime, toMinute } from '#domains/staff-attendance/staff-day.rules.ts'
import { addDays } from '#platform/calendar.ts'

/** The requested period: whole days, or a part of one day. */
export interface LeavePeriod {
  from: string
  to: string
  part: LeavePart
  startsAt: string | null
  endsAt: string | null
}

/** One day of the person's calendar. The reason is null on a working day. */
export interface CalendarDay {
  date: string
  dayOff: string | null
}

export interface CountedDay extends CalendarDay {
  minutes: number
}

const dayEnd = 24 * 60

/**
 * Minutes that a working day of this leave takes: two halves make exactly one day, and hours never take more
 * than that.
 */
export function minutesOfDay({ part, startsAt, endsAt }: LeavePeriod, dayMinutes: number): number {
  const morning = Math.ceil(dayMinutes / 2)
  switch (part) {
    case 'whole':
      return dayMinutes
    case 'morning':
      return morning
    case 'afternoon':
      return dayMinutes - morning
    case 'hours':
      return startsAt && endsAt ? Math.max(0, Math.min(dayMinutes, toMinute(endsAt) - toMinute(startsAt))) : 0
  }
}

/** Each day of a period with the minutes it takes off the balance; days off take nothing. */
export const countLeave = (
  period: LeavePeriod,
  days: readonly CalendarDay[],
  dayMinutes: number,
): CountedDay[] =>
  days.map((day) => ({ ...day, minutes: day.dayOff === null ? minutesOfDay(period, dayMinutes) : 0 }))

/**
 * The part of each day that a leave covers, in minutes after midnight; `middle` separates morning and
 * afternoon.
 */
export function timeOfLeave({ part, startsAt, endsAt }: LeavePeriod, middle: number): LeaveTime {
  switch (part) {
    case 'whole':
      return { from: 0, to: dayEnd }
    case 'morning':
      return { from: 0, to: middle }
    case 'afternoon':
      return { from: middle, to: dayEnd }
    case 'hours':
      return { from: toMinute(startsAt ?? '00:00'), to: toMinute(endsAt ?? '00:00') }
  }
}

/** A wall-clock time; minute 1440 is midnight of the next day. */
function wallClock(date: string, minute: number): string {
  const day = minute >= dayEnd ? addDays(date, 1) : date
  const within = minute % dayEnd
  const two = (it: number) => String(it).padStart(2, '0')
  return `${day}T${two(Math.floor(within / 60))}:${two(within % 60)}:00`
}

/** The first and last moment of a leave on the institution's clock. */
export function stretchOfLeave(period: LeavePeriod, middle: number): { start: string; end: string } {
  const { from, to } = timeOfLeave(period, middle)
  return { start: wallClock(period.from, from), end: wallClock(period.to, to) }
}

/** The reverse for leave within one day: the part of the day it covers, in minutes after midnight. */
export function timeOfStretch({ start, end }: { start: string; end: string }): LeaveTime {
  const nextDay = end.slice(0, 10) > start.slice(0, 10)
  return { from: toMinute(start.slice(11)), to: nextDay ? dayEnd : toMinute(end.slice(11)) }
}
