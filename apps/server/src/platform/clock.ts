import { Temporal } from 'temporal-polyfill'

/** The server's only source of the current time. Tests can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)
export const minutesAfter = (at: Date, minutes: number) => secondsAfter(at, minutes * 60)
export const daysAfter = (at: Date, days: number) => secondsAfter(at, days * 86_400)

/** The calendar day on which an instant falls in a time zone, and when that day starts and ends. */
export function localDay(timeZone: string, at: Date) {
  const date = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const start = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds)
  return { date: date.toString(), start: start(date), end: start(date.add({ days: 1 })) }
}

/** Formats instants as local time in a time zone: `2026-11-16 09:30`. */
export function localMoments(timeZone: string): (at: Date) => string {
  // The Swedish locale writes dates in ISO 8601 format.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (at) => format.format(at)
}

/** When the first of these calendar days starts in a time zone, and when the last one ends. */
export function daysIn(timeZone: string, firstDay: string, lastDay: string) {
  const start = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds)
  const last = Temporal.PlainDate.from(lastDay)
  return { start: start(Temporal.PlainDate.from(firstDay)), end: start(last.add({ days: 1 })) }
}
