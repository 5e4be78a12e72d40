import { isMemberOn, type MemberDates } from '@campanile/contract/people/membership.ts'
import type { EmploymentType } from '@campanile/contract/roles.ts'
import { m as dayOffMessages } from '@campanile/contract/staff-attendance/day-off-messages.ts'
import type { StaffDayStatus } from '@campanile/contract/staff-attendance/staff-day-statuses.ts'
import { instantAt, isoWeekday } from '#platform/calendar.ts'

/** Working hours, and how many missed minutes are allowed. */
export interface Shift {
  startsAt: string
  endsAt: string
  graceMinutes: number
  halfDayAfterMinutes: number
  absentAfterMinutes: number
  /** 1 is Monday. */
  weekdays: readonly number[]
}

/** A shift with the days on which it applies; personId null: everyone without their own shift. */
export interface DatedShift extends Shift {
  personId: string | null
  firstDay: string
  lastDay: string | null
}

export interface Holiday {
  name: string
  firstDay: string
  lastDay: string
}

/** A part of a day on leave, in minutes after midnight. */
export interface LeaveTime {
  from: number
  to: number
}

/** The facts that determine the status of a day. */
export interface DayFacts {
  date: string
  timeZone: string
  /** Null for people without working hours: visiting lecturers without their own shift. */
  shift: Shift | null
  holiday: string | null
  /** On leave for the whole day. */
  onLeave: boolean
  /** Parts of the day on leave. */
  leaveTimes: readonly LeaveTime[]
  inAt: Date | null
  outAt: Date | null
  /** The day is over, so nothing more can be expected. */
  over: boolean
}

/** Brings the time formats of forms (`09:00`) and the database (`09:00:00`) into one. */
export const clockText = (time: string): string => time.slice(0, 5)

/**
 * The shift that applies on a day: the person's own before the institution's, later ones before earlier ones.
 * Visiting people only have their own.
 */
export function findShift<T extends DatedShift>(
  shifts: readonly T[],
  person: { id: string; employmentType: EmploymentType | null },
  date: string,
): T | null {
  const holding = shifts.filter((it) => it.firstDay <= date && (it.lastDay === null || date <= it.lastDay))
  const latest = (of: T[]) => of.toSorted((a, b) => b.firstDay.localeCompare(a.firstDay)).at(0)
  const own = latest(holding.filter(({ personId }) => personId === person.id))
  if (own || person.employmentType === 'visiting') return own ?? null
  return latest(holding.filter(({ personId }) => personId === null)) ?? null
}

/** Why nothing is expected on a day, as a coded message or a holiday's name; null on a working day. */
export function findDayOff(shift: Shift | null, date: string, holiday: string | null): string | null {
  if (holiday !== null) return holiday
  if (!shift) return dayOffMessages.noFixedHours()
  const weekday = isoWeekday(date)
  if (shift.weekdays.includes(weekday)) return null
  return weekday > 5 ? dayOffMessages.weekend() : dayOffMessages.dayOff()
}

/** The reason why nothing is expected of a person before they join and after they leave; null in between. */
export function outsideReason(dates: MemberDates | undefined, date: string): string | null {
  if (!dates || isMemberOn(dates, date)) return null
  return date < dates.startsOn ? dayOffMessages.notStarted() : dayOffMessages.hasLeft()
}

export const findHoliday = (holidays: readonly Holiday[], date: string): string | null =>
  holidays.find((it) => it.firstDay <= date && date <= it.lastDay)?.name ?? null

/** Converts a time like `09:00` to minutes after midnight. */
export const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const lastMinute = 24 * 60 - 1
/** The reverse; past midnight it stays at the last minute of the day. */
export function toClockTime(minute: number): string {
  const within = Math.min(minute, lastMinute)
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** The same leave times, sorted and with overlapping or adjacent parts merged. */
export function mergedTimes(times: readonly LeaveTime[]): LeaveTime[] {
  const merged: LeaveTime[] = []
  for (const { from, to } of times.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

/**
 * The rest of a shift after leave for a part of the day: it starts later or ends earlier; leave in the middle
 * changes nothing. Null if nothing is left.
 */
export function shiftBeside<T extends Shift>(shift: T, leaveTimes: readonly LeaveTime[]): T | null {
  const [start, end] = [toMinute(shift.startsAt), toMinute(shift.endsAt)]
  const times = mergedTimes(leaveTimes)
  const from = Math.max(start, times.findLast((it) => it.from <= start)?.to ?? start)
  const to = Math.min(end, times.find((it) => it.to >= end)?.from ?? end)
  if (from >= to) return null
  return from === start && to === end
    ? shift
    : { ...shift, startsAt: toClockTime(from), endsAt: toClockTime(to) }
}

/** The minute of the day that separates a shift's morning and afternoon; noon where there is no shift. */
export const shiftMiddle = (shift: Pick<Shift, 'startsAt' | 'endsAt'> | null): number =>
  shift ? Math.floor((toMinute(shift.startsAt) + toMinute(shift.endsAt)) / 2) : 12 * 60

const minutesBetween = (from: Date, to: Date) => Math.max(0, (to.getTime() - from.getTime()) / 60_000)

/** The instants at which a shift starts and ends on a day; a clock change can make it longer or shorter. */
export const shiftInstants = (shift: Shift, date: string, timeZone: string) => ({
  start: instantAt(timeZone, date, shift.startsAt),
  end: instantAt(timeZone, date, shift.endsAt),
})

/** Minutes of the shift that a person missed at its start and, once known, at its end. */
export function missedMinutes({
  date,
  timeZone,
  shift,
  inAt,
  outAt,
}: Pick<DayFacts, 'date' | 'timeZone' | 'outAt'> & { shift: Shift; inAt: Date }): number {
  const { start, end } = shiftInstants(shift, date, timeZone)
  const within = (at: Date) => new Date(Math.min(Math.max(at.getTime(), start.getTime()), end.getTime()))
  const atStart = minutesBetween(start, within(inAt))
  const atEnd = outAt ? minutesBetween(within(outAt), end) : 0
  return Math.min(atStart + atEnd, minutesBetween(start, end))
}

/**
 * The status of a day. Leave for the whole day takes precedence; with leave for a part of the day, the rest
 * of the shift decides. A day off only has a status for people who came. Null: not determined yet.
 */
export function staffDayStatus(facts: DayFacts): StaffDayStatus | null {
  const { date, timeZone, holiday, onLeave, leaveTimes, inAt, over } = facts
  if (onLeave) return 'on-leave'
  if (findDayOff(facts.shift, date, holiday) !== null) return inAt ? 'present' : null
  // A day without a shift is a day off, which is handled above.
  const shift = shiftBeside(facts.shift!, leaveTimes)
  if (!shift) return 'on-leave'
  if (!inAt) return over ? 'absent' : null
  const missed = missedMinutes({ ...facts, shift, inAt })
  if (missed > 0 && missed >= shift.absentAfterMinutes) return 'absent'
  if (missed > 0 && missed >= shift.halfDayAfterMinutes) return 'half-day'
  const { start } = shiftInstants(shift, date, timeZone)
  return minutesBetween(start, inAt) > shift.graceMinutes ? 'late' : 'present'
}

/** Whole minutes from check-in to check-out; null while either is unknown. */
export const workedMinutes = ({ inAt, outAt }: Pick<DayFacts, 'inAt' | 'outAt'>): number | null =>
  inAt && outAt ? Math.floor(minutesBetween(inAt, outAt)) : null

/** A day that is over and has a check-in but no check-out, which is never filled in automatically. */
export const isForgotten = (day: { date: string; inAt: Date | null; outAt: Date | null }, today: string) =>
  day.date < today && day.inAt !== null && day.outAt === null
