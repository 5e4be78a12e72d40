import type { EmploymentType } from '@campanile/contract/roles.ts'
import type { StaffDayStatus } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { instantAt, weekdayOf } from '#platform/calendar.ts'

/** When somebody works; minutes count what of the shift is missed. */
export interface Shift {
  startsAt: string
  endsAt: string
  graceMinutes: number
  halfDayAfterMinutes: number
  absentAfterMinutes: number
  /** 1 is Monday. */
  weekdays: readonly number[]
}

/** A shift with the days on which it holds; personId null: for everybody without one of their own. */
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

/** What decides the status of a day. */
export interface DayFacts {
  date: string
  timeZone: string
  /** Null for who has no working hours: visiting lecturers without a shift of their own. */
  shift: Shift | null
  holiday: string | null
  /** The whole day. */
  onLeave: boolean
  /** Parts of the day on leave. */
  leaveTimes: readonly LeaveTime[]
  inAt: Date | null
  outAt: Date | null
  /** No more is expected of the day. */
  over: boolean
}

/** Times as a form sends and the database holds them, `09:00` and `09:00:00`, in one shape. */
export const clockText = (time: string): string => time.slice(0, 5)

/**
 * The shift that holds on a day: the person's own before the institution's, the later before the earlier. Visiting
 * people have none but their own.
 */
export function shiftOn<T extends DatedShift>(
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

/** Why nothing is expected on a day; null on a working day. */
export function dayOffOn(shift: Shift | null, date: string, holiday: string | null): string | null {
  if (holiday !== null) return holiday
  if (!shift) return 'No fixed hours'
  const weekday = weekdayOf(date)
  if (shift.weekdays.includes(weekday)) return null
  return weekday > 5 ? 'Weekend' : 'Day off'
}

export const holidayOn = (holidays: readonly Holiday[], date: string): string | null =>
  holidays.find((it) => it.firstDay <= date && date <= it.lastDay)?.name ?? null

/** Minutes after midnight of a time as people write it. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const timeOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The same time on leave, in order and without touching parts. */
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
 * What leave for a part of the day leaves of a shift: it starts later or ends earlier; leave in between changes
 * nothing. Null: nothing is left.
 */
export function shiftBeside<T extends Shift>(shift: T, leaveTimes: readonly LeaveTime[]): T | null {
  const [start, end] = [minuteOf(shift.startsAt), minuteOf(shift.endsAt)]
  const times = mergedTimes(leaveTimes)
  const from = Math.max(start, times.findLast((it) => it.from <= start)?.to ?? start)
  const to = Math.min(end, times.find((it) => it.to >= end)?.from ?? end)
  if (from >= to) return null
  return from === start && to === end ? shift : { ...shift, startsAt: timeOf(from), endsAt: timeOf(to) }
}

/** The minute of the day at which a shift's morning turns into its afternoon; noon where there is no shift. */
export const middleOf = (shift: Pick<Shift, 'startsAt' | 'endsAt'> | null): number =>
  shift ? Math.floor((minuteOf(shift.startsAt) + minuteOf(shift.endsAt)) / 2) : 12 * 60

const minutesBetween = (from: Date, to: Date) => Math.max(0, (to.getTime() - from.getTime()) / 60_000)

/** Where a shift starts and ends on a day; summer time decides how long it is. */
export const shiftInstants = (shift: Shift, date: string, timeZone: string) => ({
  start: instantAt(timeZone, date, shift.startsAt),
  end: instantAt(timeZone, date, shift.endsAt),
})

/** Minutes of the shift that somebody was not there: at its start, and at its end when it is known. */
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
 * What a day comes to. Leave stands whatever else happened, and leave for a part of the day lets the rest decide; a
 * day off has a status only for who came. Null: nothing to say yet.
 */
export function staffDayStatus(facts: DayFacts): StaffDayStatus | null {
  const { date, timeZone, holiday, onLeave, leaveTimes, inAt, over } = facts
  if (onLeave) return 'on-leave'
  if (dayOffOn(facts.shift, date, holiday) !== null) return inAt ? 'present' : null
  // Days without a shift are days off.
  const shift = shiftBeside(facts.shift!, leaveTimes)
  if (!shift) return 'on-leave'
  if (!inAt) return over ? 'absent' : null
  const missed = missedMinutes({ ...facts, shift, inAt })
  if (missed > 0 && missed >= shift.absentAfterMinutes) return 'absent'
  if (missed > 0 && missed >= shift.halfDayAfterMinutes) return 'half-day'
  const { start } = shiftInstants(shift, date, timeZone)
  return minutesBetween(start, inAt) > shift.graceMinutes ? 'late' : 'present'
}

/** Whole minutes from coming to going; null while one of them is not known. */
export const workedMinutes = ({ inAt, outAt }: Pick<DayFacts, 'inAt' | 'outAt'>): number | null =>
  inAt && outAt ? Math.floor(minutesBetween(inAt, outAt)) : null

/** A day that is over and has a time of coming alone: nobody invents the other. */
export const isForgotten = (day: { date: string; inAt: Date | null; outAt: Date | null }, today: string) =>
  day.date < today && day.inAt !== null && day.outAt === null
