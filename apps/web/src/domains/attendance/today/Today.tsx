import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { type SessionsToday, useSessionsToday } from '../attendance.api.ts'

/** Reads today's sessions once for all that stands inside. */
export function Today({ children }: { children: (today: SessionsToday) => ReactNode }) {
  const today = useSessionsToday()
  if (today.data) return children(today.data)
  return (
    <Card>
      {today.error ? (
        <LoadFailed title="We could not load today’s sessions" error={today.error} onRetry={today.refetch} />
      ) : (
        <SkeletonList />
      )}
    </Card>
  )
}
