import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import type { Answer } from '#lib/reads.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'

interface TodayProps {
  children: (today: Answer<'listSessionsToday'>) => ReactNode
  /** Keeps about the place free that comes to be taken, so that what stands below does not jump. */
  className?: string
}

/** Reads today's sessions once for all that stands inside. */
export function Today({ children, className }: TodayProps) {
  const today = useRead('listSessionsToday', {}, { everyMinute: true })
  if (today.data) return children(today.data)
  return (
    <Card className={cn(!today.error && className)}>
      {today.error ? (
        <LoadFailed title="We couldn’t load today’s sessions" error={today.error} onRetry={today.refetch} />
      ) : (
        <SkeletonList />
      )}
    </Card>
  )
}
