import { type ReactNode, useState } from 'react'
import { itemTitle } from '#domains/insight/waiting/waitingItems.ts'
import { Empty } from '#ui/Empty.tsx'
import { Loaded, type LoadedProps } from '#ui/Loaded.tsx'
import { ReviewItem } from '#ui/ReviewFrame.tsx'
import { m } from './messages.ts'
import type { WaitingReview } from './waitingReview.ts'

interface OneOfManyProps<T> extends Pick<WaitingReview, 'item'> {
  /** The list that the row is read from. */
  query: LoadedProps<{ items: readonly T[] }>['query']
  isIt: (row: T) => boolean
  children: (row: T) => ReactNode
}

/** A row that is read with a list. It stays visible while its decision removes it from that list. */
export function OneOfMany<T>({ item, query, isIt, children }: OneOfManyProps<T>) {
  const found = query.data?.items.find(isIt)
  const [row, setRow] = useState(found)
  if (found && found !== row) setRow(found)
  if (row !== undefined) return children(row)
  return (
    <ReviewItem title={itemTitle(item)} description={null}>
      <Loaded query={query} failure={m.weCouldntLoadThisItem()}>
        {() => <Empty kind="done" heading="h3" title={m.noLongerWaiting()} />}
      </Loaded>
    </ReviewItem>
  )
}
