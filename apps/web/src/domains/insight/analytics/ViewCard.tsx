import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'

interface Read<T> {
  data: T | undefined
  error: unknown
  refetch: () => unknown
}

interface ViewCardProps<T> {
  id: string
  title: string
  hint?: ReactNode
  /** On the right of the head. */
  actions?: ReactNode
  query: Read<T>
  /** Whether there is nothing to show yet. */
  isEmpty?: (data: T) => boolean
  className?: string
  children: (data: T) => ReactNode
}

/** One view in a card, with its states. */
export function ViewCard<T>({
  id,
  title,
  hint,
  actions,
  query,
  isEmpty,
  className,
  children,
}: ViewCardProps<T>) {
  const { data, error, refetch } = query
  return (
    <Card aria-labelledby={id} className={className}>
      <CardHead id={id} title={title} hint={hint}>
        {actions}
      </CardHead>
      {!data && !error && <SkeletonList />}
      {!data && error !== null && error !== undefined && (
        <LoadFailed title="We could not load these figures" heading="h3" error={error} onRetry={refetch} />
      )}
      {data && isEmpty?.(data) && (
        <Empty kind="none" heading="h3" title="Nothing is counted here yet">
          Choose another term or fewer filters.
        </Empty>
      )}
      {data && !isEmpty?.(data) && <div className="px-5 pb-3 pt-3 max-sm:px-4">{children(data)}</div>}
    </Card>
  )
}
