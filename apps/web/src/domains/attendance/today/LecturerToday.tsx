import type { ReactNode } from 'react'
import type { Answer } from '#lib/reads.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { sessionOfTheMoment } from '../sessionPhase.ts'
import { m } from './messages.ts'
import { SessionHero } from './SessionHero.tsx'
import { Today } from './Today.tsx'
import { TodaySessions } from './TodaySessions.tsx'

/** A lecturer's day on the dashboard. */
export const LecturerToday = ({ next }: { next: ReactNode }) => (
  <Today className="min-h-[194px] max-lg:min-h-[420px]">
    {(today) => (
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 xl:grid-cols-uneven">
        <NextClassCard today={today} next={next} />
        <TodaySessions today={today} />
      </div>
    )}
  </Today>
)

interface NextClassCardProps {
  today: Answer<'listSessionsToday'>
  /** Events after today, if there are no more today. */
  next: ReactNode
}

/** A lecturer's session of the moment, and the way to its check-in. */
function NextClassCard({ today, next }: NextClassCardProps) {
  const now = useServerNow(today.clockOffset, 10_000)
  const session = sessionOfTheMoment(today.items, now)
  if (session) return <SessionHero session={session} now={now} />
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
