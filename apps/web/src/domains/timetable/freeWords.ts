import type { ScheduledSession } from '@campanile/contract/timetable/schedule.ts'
import { m } from './messages.ts'

type Slot = Pick<ScheduledSession, 'startsAt' | 'endsAt'>

const worthSaying = 60

/** "1 h 30 free" between two sessions of a day; null when there is less than an hour. */
export function freeWords(before: Slot | undefined, next: Slot): string | null {
  if (!before) return null
  const minutes = Math.round((Date.parse(next.startsAt) - Date.parse(before.endsAt)) / 60_000)
  if (minutes < worthSaying) return null
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return rest > 0
    ? m.freeHoursAndMinutes({ hours, minutes: String(rest).padStart(2, '0') })
    : m.freeHours({ hours })
}
