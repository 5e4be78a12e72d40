import type { ReactNode } from 'react'
import type { Answer } from '#lib/reads.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { sessionOfTheMoment } from '../sessionPhase.ts'
import { m } from './messages.ts'
import { SessionHero } from './SessionHero.tsx'

interface NextClassCardProps {
  today: Answer<'listSessionsToday'>
  /** What comes after today, when today has nothing more. */
  next: ReactNode
}

/** A lecturer's session of the moment, and the way to its check-in. */
export function NextClassCard({ today, next }: NextClassCardProps) {
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
