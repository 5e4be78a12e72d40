import { type ReactNode, useEffect } from 'react'
import { LoadFailed } from './LoadFailed.tsx'
import { Pager } from './Pager.tsx'
import { SkeletonList } from './SkeletonList.tsx'

/** What a query of one page answers, as far as a list needs it. */
interface PagedQuery<T> {
  data: { items: readonly T[]; total: number; page: number; pageSize: number } | undefined
  error: unknown
  isPlaceholderData: boolean
  refetch: () => unknown
}

interface PagedListProps<T> {
  query: PagedQuery<T>
  onPage: (page: number) => void
  /** "We couldn’t load your sessions" */
  failure: string
  heading?: 'h2' | 'h3'
  /** Tells its pages from those of other lists on the screen. */
  label?: string
  /** Where there is nothing. */
  empty: ReactNode
  /** The rows of this page; `stale` while another one loads. */
  children: (items: readonly T[], stale: boolean) => ReactNode
}

/** A page that the server has cut: its rows, the way to the others, and what stands there when there are none. */
export function PagedList<T>({
  query,
  onPage,
  failure,
  heading = 'h3',
  label,
  empty,
  children,
}: PagedListProps<T>) {
  const { data, error } = query
  // The rows of the last page may be gone, or a link may name a page that never was.
  const lastPage =
    data && data.items.length === 0 && data.total > 0 ? Math.ceil(data.total / data.pageSize) : 0
  useEffect(() => {
    if (lastPage > 0) onPage(lastPage)
  })
  if (error && !data)
    return <LoadFailed title={failure} heading={heading} error={error} onRetry={query.refetch} />
  if (!data || lastPage > 0) return <SkeletonList />
  if (data.total === 0) return empty
  return (
    <>
      {children(data.items, query.isPlaceholderData)}
      {data.total > data.pageSize && (
        <Pager
          {...(label && { label: `Pages of ${label}` })}
          page={data.page}
          pageSize={data.pageSize}
          total={data.total}
          onPage={onPage}
        />
      )}
    </>
  )
}
