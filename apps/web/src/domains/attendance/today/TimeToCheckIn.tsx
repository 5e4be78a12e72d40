import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import { formatCountdown, secondsUntil, shareLeft } from '#lib/countdown.ts'

/** How long one is still on time, then how long check-in is still open. */
export function TimeToCheckIn({ session, now }: { session: SessionToday; now: Date }) {
  const { startsAt, lateAfter, closesAt } = session
  if (!lateAfter || !closesAt) return null
  const onTime = now.getTime() <= Date.parse(lateAfter)
  const [from, until] = onTime ? [startsAt, lateAfter] : [lateAfter, closesAt]
  return (
    <div className="mt-5 flex items-center gap-3">
      <div className="h-1 flex-1 overflow-hidden rounded-full bg-white/15" aria-hidden="true">
        <div
          className="h-full rounded-full bg-brass transition-[width] duration-1000 ease-linear"
          style={{ width: `${shareLeft(from, until, now) * 100}%` }}
        />
      </div>
      <span role="timer" className="tnum text-sm text-ink-2">
        {onTime ? 'On time for ' : 'Late; closes in '}
        <b className="font-title text-ink">{formatCountdown(secondsUntil(until, now))}</b>
      </span>
    </div>
  )
}
