import { type ReactNode, useEffect } from 'react'
import { LoadFailed } from './LoadFailed.tsx'
import { m } from './messages.ts'
import { Pager } from './Pager.tsx'
import { SkeletonList } from './SkeletonList.tsx'

/** The parts of a page's response that a list needs. */
export interface PageQuery<Row> {
  data: { items: readonly Row[]; total: number; page: number; pageSize: number } | undefined
  error: unknown
  isPlaceholderData: boolean
  refetch: () => unknown
}

interface ListRowsProps<Row> {
  query: PageQuery<Row>
  onPage: (page: number) => void
  /** "We couldn’t load your sessions" */
  failure: string
  /** Fits the headings around it. */
  heading?: 'h2' | 'h3'
  /** Distinguishes its pages from those of other lists on the screen. */
  label?: string
  /** Shown when there are no rows. */
  empty?: ReactNode
  /** The rows of this page; `stale` while another one loads. */
  children: (rows: readonly Row[], stale: boolean) => ReactNode
}

/**
 * The rows of a list card, for a list with its own frame: loading, error, empty, or a page with its pager.
 */
export function ListRows<Row>({
  query,
  onPage,
  failure,
  heading = 'h3',
  label,
  empty,
  children,
}: ListRowsProps<Row>) {
  const { data, error } = query
  // The rows of the last page may be gone, or a link may name a page that never existed.
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
          {...(label && { label: m.pagesOfLabel({ label }) })}
          page={data.page}
          pageSize={data.pageSize}
          total={data.total}
          onPage={onPage}
        />
      )}
    </>
  )
}
