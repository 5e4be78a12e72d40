import { Temporal } from 'temporal-polyfill'

/** The next time after `now` at which it is this hour in the time zone; null without an hour. */
export function nextSync(hour: number | null, timeZone: string, now: Date): Date | null {
  if (hour === null) return null
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
  const onDay = (days: number) =>
    today.add({ days }).toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds
  const at = onDay(0)
  return new Date(at > now.getTime() ? at : onDay(1))
}
