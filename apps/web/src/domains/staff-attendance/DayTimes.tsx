import type { StaffDay } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { m } from './messages.ts'
import { durationWords } from './staffWords.ts'

/** Arrival, departure and duration; a missing time is labelled. */
export function DayTimes({ day }: { day: StaffDay | null }) {
  const { time } = useTimeFormat()
  if (!day?.inAt) return <span className="text-ink-3">–</span>
  return (
    <span className="tnum">
      {day.outAt ? m.timeToTime({ arrivedAt: time(day.inAt), leftAt: time(day.outAt) }) : time(day.inAt)}
      {day.workedMinutes !== null && (
        <span className="text-ink-3">
          {' · '}
          <span className="whitespace-nowrap">{durationWords(day.workedMinutes)}</span>
        </span>
      )}
      {day.forgotten && <span className="font-label text-warn-ink"> · {m.noCheckOut()}</span>}
    </span>
  )
}
