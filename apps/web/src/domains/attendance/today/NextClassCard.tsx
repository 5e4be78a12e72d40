import type { ReactNode } from 'react'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { HeroCard } from '#ui/HeroCard.tsx'
import { phaseOf, sessionOfTheMoment } from '../sessionPhase.ts'
import { m } from './messages.ts'
import { NowHead } from './NowHead.tsx'
import { SessionActions } from './SessionActions.tsx'

interface NextClassCardProps {
  today: Answer<'listSessionsToday'>
  /** What comes after today, when today has nothing more. */
  next: ReactNode
}

/** A lecturer's session of the moment, and the way to its check-in. */
export function NextClassCard({ today, next }: NextClassCardProps) {
  const { time } = useTimeFormat()
  const now = useServerNow(today.clockOffset, 10_000)
  const session = sessionOfTheMoment(today.items, now)
  if (!session) {
    return (
      <Card>
        <Empty
          kind={today.items.length > 0 ? 'done' : 'none'}
          title={today.items.length > 0 ? m.noMoreSessionsToday() : m.noSessionsToday()}
        >
          {next}
        </Empty>
      </Card>
    )
  }
  const { checkIn, closesAt, attending, enrolled, can } = session
  const checkedIn = {
    attending: attending ?? 0,
    enrolled: enrolled ?? 0,
    count: (text: ReactNode) => <span className="tnum text-5xl font-title">{text}</span>,
    rest: (text: ReactNode) => <span className="pb-1.5 text-base text-ink-2">{text}</span>,
  }
  return (
    <HeroCard labelledBy="now">
      <NowHead id="now" session={session} phase={phaseOf(session, now)} people={session.batches} />
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
