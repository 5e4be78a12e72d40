import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import type { ReactNode } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { HeroCard } from '#ui/HeroCard.tsx'
import { phaseOf } from '../sessionPhase.ts'
import { m } from './messages.ts'
import { NowHead } from './NowHead.tsx'
import { SessionActions } from './SessionActions.tsx'

interface SessionHeroProps {
  session: SessionToday
  /** By the server's clock. */
  now: Date
}

/** A session for those who run it: how many have checked in, and a link to its check-in. */
export function SessionHero({ session, now }: SessionHeroProps) {
  const { time } = useTimeFormat()
  const { checkIn, closesAt, attending, enrolled, can } = session
  const checkedIn = {
    attending: attending ?? 0,
    enrolled: enrolled ?? 0,
    count: (text: ReactNode) => <span className="tnum text-5xl font-title">{text}</span>,
    rest: (text: ReactNode) => <span className="pb-1.5 text-base text-ink-2">{text}</span>,
  }
  return (
    <HeroCard labelledBy="now">
      <NowHead id="now" session={session} phase={phaseOf(session, now)} people={session.batches} now={now} />
      {checkIn !== 'none' && (
        <p className="mt-5 flex items-end gap-2.5">
          {checkIn === 'open' && closesAt
            ? m.checkedInOfUntil({ ...checkedIn, time: time(closesAt) })
            : m.checkedInOf(checkedIn)}
        </p>
      )}
      {can.openCheckIn || can.openRegister ? (
        <div className="mt-5">
          <SessionActions session={session} variant="brass" size="xl" className="w-full" />
        </div>
      ) : (
        <p className="mt-5 text-base text-ink-2">
          {m.checkInCanBeStartedBefore({ time: time(session.startsAt) })}
        </p>
      )}
    </HeroCard>
  )
}
