import type { ReactNode } from 'react'
import type { Answer } from '#lib/reads.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { ClassAtRisk } from './ClassAtRisk.tsx'
import { ClassRate } from './ClassRate.tsx'
import { ClassWaiting } from './ClassWaiting.tsx'
import { ClassWorkCards } from './ClassWorkCards.tsx'
import { m } from './messages.ts'

type Overview = Answer<'readClassOverview'>

interface ClassOverviewTabProps {
  classId: string
  /** The session that is on, or the next one. */
  session: (session: NonNullable<Overview['next']>, clockOffset: number) => ReactNode
  /** Who teaches and attends. */
  people: ReactNode
}

/** A class at a glance, for those who run it. */
export function ClassOverviewTab({ classId, session, people }: ClassOverviewTabProps) {
  const { data, error, refetch } = useRead('readClassOverview', { classId }, { everyMinute: true })
  if (!data) {
    return error ? (
      <LoadFailed title={m.weCouldntLoadTheOverview()} error={error} onRetry={refetch} />
    ) : (
      <Card>
        <SkeletonList />
      </Card>
    )
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 xl:grid-cols-uneven">
      <div className="grid grid-cols-1 gap-5">
        {data.next ? (
          session(data.next, data.clockOffset)
        ) : (
          <Card>
            <Empty kind="done" title={m.noSessionsAhead()} />
          </Card>
        )}
        <ClassRate overview={data} />
        <ClassAtRisk overview={data} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <ClassWaiting overview={data} />
        <ClassWorkCards overview={data} />
        {people}
      </div>
    </div>
  )
}
