import { useState } from 'react'
import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Chip } from '#ui/Chip.tsx'
import { m } from './messages.ts'

/** The oldest sessions, shown before the others are loaded. */
const shownFirst = 4

/** Registers with offline scans to review; nothing if there are none. */
export function WaitingSessions({ className }: { className?: string }) {
  const { day, time } = useTimeFormat()
  const [isWhole, setWhole] = useState(false)
  const sessions = useRead('countWaitingClaims', {}).data?.items ?? []
  if (sessions.length === 0) return null
  const shown = isWhole ? sessions : sessions.slice(0, shownFirst)
  return (
    <Card aria-labelledby="offline-waiting" className={className}>
      <CardHead
        id="offline-waiting"
        title={m.offlineCheckInsToReview()}
        hint={m.studentsWithoutConnection()}
      />
      <ul className="px-5 pb-2 pt-1 max-sm:px-4">
        {shown.map(({ sessionId, courseTitle, startsAt, waiting }) => (
          <li
            key={sessionId}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5 last:border-0"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate text-base font-label">{courseTitle}</span>
              <span className="tnum block text-sm text-ink-3">
                {day(startsAt)}, {time(startsAt)}
              </span>
            </span>
            <Chip tone="warn">{m.waitingCount({ waiting })}</Chip>
            <Link
              to={`/app/attendance/sessions/${sessionId}`}
              aria-label={m.decideAbout({ courseTitle, day: day(startsAt) })}
              className={buttonClass('secondary', 'md')}
            >
              {m.decide()}
            </Link>
          </li>
        ))}
      </ul>
      {sessions.length > shownFirst && (
        <div className="px-3 pb-3 max-sm:px-2">
          <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? m.showFewer() : m.showMoreSessions({ sessions: sessions.length - shownFirst })}
          </Button>
        </div>
      )}
    </Card>
  )
}
