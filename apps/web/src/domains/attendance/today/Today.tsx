import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import { Card } from '#ui/Card.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { type SessionsToday, useSessionsToday } from '../attendance.api.ts'

interface TodayProps {
  children: (today: SessionsToday) => ReactNode
  /** Keeps about the place free that comes to be taken, so that what stands below does not jump. */
  className?: string
}

/** Reads today's sessions once for all that stands inside. */
export function Today({ children, className }: TodayProps) {
  const today = useSessionsToday()
  if (today.data) return children(today.data)
  return (
    <Card className={cn(!today.error && className)}>
      {today.error ? (
        <LoadFailed title="We could not load today’s sessions" error={today.error} onRetry={today.refetch} />
      ) : (
        <SkeletonList />
      )}
    </Card>
  )
}
