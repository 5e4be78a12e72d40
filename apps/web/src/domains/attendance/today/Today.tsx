import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import type { Answer } from '#lib/reads.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { m } from './messages.ts'

interface TodayProps {
  children: (today: Answer<'listSessionsToday'>) => ReactNode
  /** Reserves about the space that the content will need, so that the rest of the page does not jump. */
  className?: string
}

/** Reads today's sessions once for all children. */
export function Today({ children, className }: TodayProps) {
  const today = useRead('listSessionsToday', {}, { everyMinute: true })
  return (
    <Loaded
      query={today}
      failure={m.couldNotLoadTodaysSessions()}
      heading="h2"
      frame={(status) => <Card className={cn(!today.error && className)}>{status}</Card>}
    >
      {children}
    </Loaded>
  )
}
