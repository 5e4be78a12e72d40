import { Temporal } from 'temporal-polyfill'

/** The server's one source of the present; tests move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)
export const minutesAfter = (at: Date, minutes: number) => secondsAfter(at, minutes * 60)
export const daysAfter = (at: Date, days: number) => secondsAfter(at, days * 86_400)

/** The calendar day in a time zone that an instant falls on, and where that day starts and ends. */
export function dayIn(timeZone: string, at: Date) {
  const date = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const start = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds)
  return { date: date.toString(), start: start(date), end: start(date.add({ days: 1 })) }
}

/** Where the first of these calendar days starts in a time zone, and where the last one ends. */
export function daysIn(timeZone: string, firstDay: string, lastDay: string) {
  const start = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds)
  const last = Temporal.PlainDate.from(lastDay)
  return { start: start(Temporal.PlainDate.from(firstDay)), end: start(last.add({ days: 1 })) }
}
