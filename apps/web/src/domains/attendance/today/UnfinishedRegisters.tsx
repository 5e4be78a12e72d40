import { Link } from 'react-router'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { unfinishedRegisters } from '../sessionPhase.ts'
import { m } from './messages.ts'
import { SessionActions } from './SessionActions.tsx'

/** Registers that a lecturer still has to take or close. */
export function UnfinishedRegisters({ today }: { today: Answer<'listSessionsToday'> }) {
  const { time, range } = useTimeFormat()
  const now = useServerNow(today.clockOffset, 10_000)
  const registers = unfinishedRegisters(today.items, now)
  const missed = useRead('listMissedRegisters', { page: 1, pageSize: 5 }).data?.total ?? 0
  return (
    <Card aria-labelledby="registers-open">
      <CardHead id="registers-open" title={m.registersToTake()} />
      {registers.length === 0 && missed === 0 && (
        <Empty kind="done" heading="h3" title={m.noRegistersOutstanding()} />
      )}
      <ul className="px-5 pb-2 pt-1 max-sm:px-4">
        {registers.map((session) => (
          <li key={session.id} className="flex items-center gap-3 border-b border-line py-3 last:border-0">
            <span className="min-w-0 flex-1">
              <span className="block truncate text-base font-label">{session.courseTitle}</span>
              <span className="tnum block text-sm text-ink-3">
                {session.checkIn === 'open' && session.closesAt
                  ? m.checkInClosesAt({ time: time(session.closesAt) })
                  : m.noRegisterWasTaken({ range: range(session.startsAt, session.endsAt) })}
              </span>
            </span>
            <SessionActions session={session} variant="secondary" />
          </li>
        ))}
      </ul>
      {missed > 0 && (
        <Link
          to="/app/attendance"
          className="flex h-11 items-center border-t border-line px-5 text-sm font-label text-brand-ink hover:bg-hover max-sm:px-4"
        >
          {m.missedRegisters({ missed })}
        </Link>
      )}
    </Card>
  )
}
