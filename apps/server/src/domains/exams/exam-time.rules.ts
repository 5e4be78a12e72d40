import { type Slot, weeklySlot } from '#domains/timetable/weekly.rules.ts'
import { minutesAfter } from '#platform/clock.ts'

interface ExamTime {
  day: string
  startsAt: string
  durationMinutes: number
}

/**
 * When an exam starts and ends. Its length is measured in local time, even on a night when the clocks change.
 */
export function examSlot({ day, startsAt: clock, durationMinutes }: ExamTime, timeZone: string): Slot {
  const { startsAt } = weeklySlot(day, { startsAt: clock, endsAt: clock }, timeZone)
  return { startsAt, endsAt: minutesAfter(startsAt, durationMinutes) }
}

/** Minutes from start to end. */
export const minutesOf = ({ startsAt, endsAt }: Slot) =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)

/** An exam's start and end within its day; null when it runs into the next. */
export function clockTimesOf({ startsAt, durationMinutes }: Omit<ExamTime, 'day'>) {
  const end = Number(startsAt.slice(0, 2)) * 60 + Number(startsAt.slice(3)) + durationMinutes
  if (end >= 24 * 60) return null
  const two = (value: number) => String(value).padStart(2, '0')
  return { startsAt, endsAt: `${two(Math.floor(end / 60))}:${two(end % 60)}` }
}
