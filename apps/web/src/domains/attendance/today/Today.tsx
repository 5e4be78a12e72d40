import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import type { Answer } from '#lib/reads.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { m } from './messages.ts'

interface TodayProps {
  children: (today: Answer<'listSessionsToday'>) => ReactNode
  /** Reserves about the space that the content will need, so that the rest of the page does not jump. */
  className?: string
}

/** Reads today's sessions once for all children. */
export function Today({ children, className }: TodayProps) {
  const today = useRead('listSessionsToday', {}, { everyMinute: true })
  if (today.data) return children(today.data)
  return (
    <Card className={cn(!today.error && className)}>
      {today.error ? (
        <LoadFailed title={m.couldNotLoadTodaysSessions()} error={today.error} onRetry={today.refetch} />
      ) : (
        <SkeletonList />
      )}
    </Card>
  )
}
