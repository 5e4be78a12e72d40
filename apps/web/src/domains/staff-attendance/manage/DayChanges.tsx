import { staffDayStatusWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import type {
  StaffDayDetail,
  StaffDaySnapshot,
} from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { m } from './messages.ts'

type Change = StaffDayDetail['changes'][number]

const actWords: Record<Change['act'], string> = {
  'check-in': m.checkedIn(),
  'check-out': m.checkedOut(),
  closing: m.endOfTheDay(),
  correction: m.corrected(),
  leave: m.leave(),
}

/** All that changed a day, newest first. */
export function DayChanges({ changes }: { changes: readonly Change[] }) {
  const { time, dateTime } = useTimeFormat()
  if (changes.length === 0) return null
  const words = ({ inAt, outAt, status }: StaffDaySnapshot) =>
    [
      inAt
        ? m.toNoCheckOut({ time: time(inAt), outAt: outAt ? 'yes' : 'no', time2: outAt ? time(outAt) : '' })
        : m.noTimes(),
      status && staffDayStatusWords[status],
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <section aria-labelledby="day-changes" className="mt-4 border-t border-line pt-4">
      <h3 id="day-changes" className="text-md font-title">
        {m.history()}
      </h3>
      <ol className="mt-2 space-y-3">
        {changes.map(({ id, at, act, by, before, after, reason }) => (
          <li key={id} className="text-sm">
            <p className="tnum text-ink-3">
              {dateTime(at)} · {actWords[act]}
              {by && m.byBy({ by })}
            </p>
            <p className="tnum text-base">{before ? `${words(before)} → ${words(after)}` : words(after)}</p>
            {reason && <p className="break-words text-ink-2">“{reason}”</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
