import { Temporal } from 'temporal-polyfill'

/** A period between two instants. */
export interface Slot {
  startsAt: Date
  endsAt: Date
}

/** A weekday (1 is Monday) with a start and end time, HH:MM, on the institution's clock. */
export interface WeeklyTime {
  weekday: number
  startsAt: string
  endsAt: string
}

/** Days, YYYY-MM-DD, both included. */
export interface Days {
  firstDay: string
  lastDay: string
}

const toDate = (zoned: Temporal.ZonedDateTime) => new Date(zoned.epochMilliseconds)

/**
 * The instants of two local times on a day. A time that daylight saving skips is an hour later; a time that
 * occurs twice is the first of the two. If the end would not be after the start, the length of the local
 * times is kept.
 */
export function weeklySlot(
  day: string,
  { startsAt, endsAt }: Pick<WeeklyTime, 'startsAt' | 'endsAt'>,
  timeZone: string,
): Slot {
  const [from, to] = [Temporal.PlainTime.from(startsAt), Temporal.PlainTime.from(endsAt)]
  const at = (plainTime: Temporal.PlainTime) =>
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime })
  const start = at(from)
  const end = at(to)
  const startsBeforeEnd = Temporal.ZonedDateTime.compare(start, end) < 0
  return { startsAt: toDate(start), endsAt: toDate(startsBeforeEnd ? end : start.add(from.until(to))) }
}

/** The dated sessions of a weekly meeting within a term, in order, without holidays. */
export function expandMeeting(
  meeting: WeeklyTime,
  term: Days,
  holidays: readonly Days[],
  timeZone: string,
): Slot[] {
  const last = Temporal.PlainDate.from(term.lastDay)
  const first = Temporal.PlainDate.from(term.firstDay)
  const slots: Slot[] = []
  let day = first.add({ days: (meeting.weekday - first.dayOfWeek + 7) % 7 })
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ weeks: 1 })) {
    const date = day.toString()
    const off = holidays.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)
    if (!off) slots.push(weeklySlot(date, meeting, timeZone))
  }
  return slots
}

/** The Monday, YYYY-MM-DD, of the institution's week in which an instant falls. */
export function localMonday(at: Date, timeZone: string): string {
  const day = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  return day.subtract({ days: day.dayOfWeek - 1 }).toString()
}

/** Date and time of day on the institution's clock. */
export function wallTime(at: Date, timeZone: string): { day: string; time: string } {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  return {
    day: zoned.toPlainDate().toString(),
    time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}
