import { Temporal } from 'temporal-polyfill'

/** The demo institution's: demo.ts. */
const demoTimeZone = 'Europe/London'
export const sessionMinutes = 90

/** Every class meets on two days a week, 1 being Monday; those of a batch never at once. */
export const weekdaysOf = (index: number) => [(index % 5) + 1, ((index + 2) % 5) + 1]

/** Hour of the day at which it begins, by the campus's clocks. */
export const hourOf = (index: number) => 9 + index * 2

export const meetsOn = (day: Temporal.PlainDate, index: number) => weekdaysOf(index).includes(day.dayOfWeek)

/** The campus's calendar day so many days from now. */
export const demoDay = (now: Date, days: number) =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(demoTimeZone)
    .toPlainDate()
    .add({ days })

export const atHour = (day: Temporal.PlainDate, hour: number) =>
  new Date(day.toZonedDateTime({ timeZone: demoTimeZone, plainTime: { hour } }).epochMilliseconds)

export const meetingStart = (day: Temporal.PlainDate, index: number) => atHour(day, hourOf(index))
