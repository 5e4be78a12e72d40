import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { ListPage, ReviewPages } from '#lib/reviewPages.ts'
import { usePageParam } from '#lib/usePageParam.ts'
import { useUrlParams } from '#lib/useUrlParams.ts'
import { CardHead } from '#ui/CardHead.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { m } from './messages.ts'

/** Which items a card of the review lists: `?name=settled&name-page=2`. The other list starts at its first page. */
export function useReviewList(name: string) {
  const [params, change] = useUrlParams()
  const [page, setPage] = usePageParam(`${name}-page`)
  const setSettled = (settled: boolean) =>
    change((now) => {
      now.delete(`${name}-page`)
      if (settled) now.set(name, 'settled')
      else now.delete(name)
    })
  return { settled: params.get(name) === 'settled', setSettled, page, setPage }
}

interface ReviewCardProps<Row> {
  list: ReturnType<typeof useReviewList>
  query: UseQueryResult<ListPage<Row>>
  /** Loads another page of the list for the review. */
  load: (page: number) => Promise<ListPage<Row>>
  title: string
  hint: string
  /** Of the switch between open and decided items, and what the latter are called. */
  switchLabel: string
  settledLabel: string
  failure: string
  empty: string
  item: (row: Row, onReview: () => void) => ReactNode
  /** The items one after the other. */
  Frame: ComponentType<{
    opened: string
    rows: readonly Row[]
    pages: ReviewPages<Row> | undefined
    onOpen: (id: string) => void
    onClose: () => void
  }>
}

/** A list of items that lecturers review in their classes: open ones, or decided ones. */
export function ReviewCard<Row extends { id: string }>(props: ReviewCardProps<Row>) {
  const { list, query, load, title, hint, switchLabel, settledLabel, failure, empty, item, Frame } = props
  const { settled, setSettled, setPage } = list
  const [opened, setOpened] = useState<string>()
  return (
    <>
      <ListCard
        label={title}
        list={{ setPage }}
        query={query}
        failure={failure}
        empty={empty}
        rowKey={({ id }) => id}
        head={
          <CardHead title={title} hint={hint}>
            <Segmented
              size="sm"
              label={switchLabel}
              value={settled ? 'settled' : 'open'}
              onChange={(value) => setSettled(value === 'settled')}
              options={[
                { value: 'open', label: m.open() },
                { value: 'settled', label: settledLabel },
              ]}
            />
          </CardHead>
        }
      >
        {(rows) => (
          <ul aria-label={title} className="divide-y divide-line px-5 pb-2 pt-1 max-sm:px-4">
            {rows.map((row) => item(row, () => setOpened(row.id)))}
          </ul>
        )}
      </ListCard>
      {opened && (
        <Frame
          opened={opened}
          rows={query.data?.items ?? []}
          pages={query.data && { shown: query.data, load, onPage: setPage }}
          onOpen={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
