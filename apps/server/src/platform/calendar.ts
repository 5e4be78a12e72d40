import { Temporal } from 'temporal-polyfill'

/**
 * The instant at which clocks in a time zone show this time on this day. A time that daylight saving skips is
 * moved forward by the skipped hour. If it occurs twice, the first is used.
 */
export const instantAt = (timeZone: string, date: string, time: string): Date =>
  new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds)

/** The time that clocks in a time zone show at an instant, such as 09:30. */
export const timeOfDayIn = (timeZone: string, at: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })

/** Returns 1 for Monday to 7 for Sunday. */
export const isoWeekday = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek

export const addDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString()

/** The calendar days from first to last, both included. Empty if last is before first. */
export function daysBetween(first: string, last: string): string[] {
  const count = Temporal.PlainDate.from(first).until(Temporal.PlainDate.from(last)).days
  return Array.from({ length: Math.max(0, count + 1) }, (_, index) => addDays(first, index))
}

/** First and last day of a month such as 2026-11. */
export function daysOfMonth(month: string): { first: string; last: string } {
  const it = Temporal.PlainYearMonth.from(month)
  return {
    first: it.toPlainDate({ day: 1 }).toString(),
    last: it.toPlainDate({ day: it.daysInMonth }).toString(),
  }
}
