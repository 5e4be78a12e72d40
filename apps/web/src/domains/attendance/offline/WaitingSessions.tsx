import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Chip } from '#ui/Chip.tsx'
import { useWaitingCounts } from './claims.api.ts'

/** Registers with offline scans to decide about; nothing when none waits. */
export function WaitingSessions() {
  const { day, time } = useTimeFormat()
  const sessions = useWaitingCounts().data?.items ?? []
  if (sessions.length === 0) return null
  return (
    <Card aria-labelledby="offline-waiting" className="mb-5">
      <CardHead
        id="offline-waiting"
        title="Offline scans to decide"
        hint="Students who scanned the code without a connection"
      />
      <ul className="px-5 pb-2 pt-1 max-sm:px-4">
        {sessions.map(({ sessionId, courseTitle, startsAt, waiting }) => (
          <li
            key={sessionId}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5 last:border-0"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate text-base font-[580]">{courseTitle}</span>
              <span className="tnum block text-sm text-ink-3">
                {day(startsAt)}, {time(startsAt)}
              </span>
            </span>
            <Chip tone="warn">{waiting} waiting</Chip>
            <Link
              to={`/app/attendance/sessions/${sessionId}`}
              aria-label={`Decide about ${courseTitle}, ${day(startsAt)}`}
              className={buttonClass('secondary', 'md')}
            >
              Decide
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
