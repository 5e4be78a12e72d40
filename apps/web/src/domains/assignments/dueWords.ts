import { formatCountdown, secondsUntil } from '#lib/countdown.ts'
import { daysBetween } from '#lib/plainDate.ts'
import type { TimeFormat } from '#lib/time.ts'
import { m } from './messages.ts'

const hour = 3600
const day = 86_400
const fortnight = 14

/**
 * How long it is until then: "8:20" in the last hour, "5 h 12 min" on the last day, "Tomorrow, 23:59", "6 days",
 * "3 weeks"; undefined: it is past.
 */
export function leftWords(
  at: string,
  now: Date,
  { dayOf, time }: Pick<TimeFormat, 'dayOf' | 'time'>,
): string | undefined {
  const seconds = secondsUntil(at, now)
  if (seconds === 0) return undefined
  if (seconds < hour) return formatCountdown(seconds)
  if (seconds <= day) return hoursWords(seconds)
  const days = daysBetween(dayOf(now), dayOf(at))
  if (days === 1) return m.tomorrowTime({ time: time(at) })
  return days < fortnight ? m.days({ days }) : m.weeks({ weeks: Math.floor(days / 7) })
}

/** By the minute, so that a list does not change every second. */
function hoursWords(seconds: number): string {
  const hours = Math.floor(seconds / hour)
  const minutes = Math.floor((seconds % hour) / 60)
  return minutes > 0 ? m.hoursAndMinutesShort({ hours, minutes }) : m.hoursShort({ hours })
}

/** Lateness: "40 minutes", "3 hours", "2 days, 4 hours"; started minutes count as whole ones. */
export function latenessWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000))
  if (minutes < 60) return m.minutes({ minutes })
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours < 24) return rest > 0 ? m.hoursAndMinutes({ hours, minutes: rest }) : m.hours({ hours })
  const days = Math.floor(hours / 24)
  return hours % 24 > 0 ? m.daysAndHours({ days, hours: hours % 24 }) : m.days({ days })
}
