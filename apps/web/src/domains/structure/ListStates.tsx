import { type ReactNode, useEffect } from 'react'
import type { ListControl } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { Pager } from '#ui/Pager.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'

export interface Page<Row> {
  items: Row[]
  total: number
  page: number
  pageSize: number
}

interface ListStatesProps<Row> {
  list: ListControl
  query: { data: Page<Row> | undefined; error: unknown; refetch: () => unknown }
  /** "courses" */
  many: string
  /** While nothing is there yet: one sentence. */
  none: string
  children: (rows: Row[]) => ReactNode
}

/** A page of a list, or what stands there when there is none. */
export function ListStates<Row>({ list, query, many, none, children }: ListStatesProps<Row>) {
  const { data, error, refetch } = query
  const { setPage } = list
  // The rows of the last page may be gone, or a link may name a page that never was.
  const lastPage = data && data.items.length === 0 ? Math.ceil(data.total / data.pageSize) : 0
  useEffect(() => {
    if (lastPage > 0) setPage(lastPage)
  })
  if (error && !data)
    return <LoadFailed title={`We could not load the ${many}`} error={error} onRetry={refetch} />
  if (!data || lastPage > 0) return <SkeletonList />
  if (data.total === 0 && !list.narrowed) {
    return (
      <Empty kind="none" title={`No ${many} yet`}>
        {none}
      </Empty>
    )
  }
  if (data.total === 0) {
    return (
      <Empty
        kind="search"
        title={list.view.search ? `Nothing matches “${list.view.search}”` : `No ${many} fit these filters`}
        action={<Button onClick={list.clear}>Clear filters</Button>}
      >
        Check the spelling or use fewer filters.
      </Empty>
    )
  }
  return (
    <>
      {children(data.items)}
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={list.setPage} />
    </>
  )
}
