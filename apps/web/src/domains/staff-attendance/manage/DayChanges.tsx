import { staffDayStatusWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import type {
  StaffDayDetail,
  StaffDaySnapshot,
} from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { seriesWords } from '#lib/listWords.ts'
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
  const timesOf = ({ inAt, outAt }: StaffDaySnapshot) => {
    if (!inAt) return m.noTimes()
    return outAt
      ? m.timesOfDay({ inAt: time(inAt), outAt: time(outAt) })
      : m.arrivedWithoutCheckOut({ inAt: time(inAt) })
  }
  const words = (day: StaffDaySnapshot) =>
    seriesWords([timesOf(day), ...(day.status ? [staffDayStatusWords[day.status]] : [])])
  return (
    <section aria-labelledby="day-changes" className="mt-4 border-t border-line pt-4">
      <h3 id="day-changes" className="text-md font-title">
        {m.history()}
      </h3>
      <ol className="mt-2 space-y-3">
        {changes.map(({ id, at, act, by, before, after, reason }) => (
          <li key={id} className="text-sm">
            <p className="tnum text-ink-3">{[dateTime(at), actWords[act], by].filter(Boolean).join(' · ')}</p>
            <p className="tnum text-base">
              {before ? m.changedFromTo({ before: words(before), after: words(after) }) : words(after)}
            </p>
            {reason && <p className="break-words text-ink-2">{m.quoted({ words: reason })}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
