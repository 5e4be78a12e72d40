import type { ReactNode } from 'react'
import type { Answer } from '#lib/reads.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { sessionOfTheMoment } from '../sessionPhase.ts'
import { m } from './messages.ts'
import { NowSession } from './NowSession.tsx'

interface NowCardProps {
  today: Answer<'listSessionsToday'>
  /** The form for typing the code on this page; otherwise the card links to it. */
  code?: ReactNode
  /** The next day with sessions, if there are no more today. */
  next?: ReactNode
}

/** A student's current session, and a control to check in to it. */
export function NowCard({ today, code, next }: NowCardProps) {
  const now = useServerNow(today.clockOffset, 1000)
  const session = today.items.find(({ can }) => can.checkIn) ?? sessionOfTheMoment(today.items, now)
  if (!session) {
    return (
      <Card>
        <Empty
          kind={today.items.length > 0 ? 'done' : 'none'}
          title={today.items.length > 0 ? m.noMoreClassesToday() : m.noClassesToday()}
        >
          {next}
        </Empty>
      </Card>
    )
  }
  return <NowSession session={session} now={now} code={code} />
}
