import { type Slot, slotOn } from '#domains/timetable/weekly.rules.ts'
import { minutesAfter } from '#platform/clock.ts'

interface ExamTime {
  day: string
  startsAt: string
  durationMinutes: number
}

/** When an exam begins and ends. Its length is what the clock on the wall measures, also on a night of a change. */
export function examSlot({ day, startsAt: clock, durationMinutes }: ExamTime, timeZone: string): Slot {
  const { startsAt } = slotOn(day, { startsAt: clock, endsAt: clock }, timeZone)
  return { startsAt, endsAt: minutesAfter(startsAt, durationMinutes) }
}

/** Minutes from the beginning to the end. */
export const minutesOf = ({ startsAt, endsAt }: Slot) =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)

/** The times of a day that an exam takes; null where it runs into the next one. */
export function clockTimesOf({ startsAt, durationMinutes }: Omit<ExamTime, 'day'>) {
  const end = Number(startsAt.slice(0, 2)) * 60 + Number(startsAt.slice(3)) + durationMinutes
  if (end >= 24 * 60) return null
  const two = (value: number) => String(value).padStart(2, '0')
  return { startsAt, endsAt: `${two(Math.floor(end / 60))}:${two(end % 60)}` }
}
