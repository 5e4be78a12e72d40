import { Temporal } from 'temporal-polyfill'

/** So many calendar days later at the same time on the wall clock, whatever that did meanwhile. */
export const daysLater = (timeZone: string, at: Date, days: number): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).add({ days })
      .epochMilliseconds,
  )
