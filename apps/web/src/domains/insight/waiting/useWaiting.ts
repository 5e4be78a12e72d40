import { roleQueues, type WaitingItem, type WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import { oneOf } from '#lib/listParams.ts'
import type { ReviewPages } from '#lib/reviewPages.ts'
import { useUser } from '#lib/session.ts'
import { useRead, useReadPages } from '#lib/useRead.ts'

const pageSize = 50
/** Items that were delegated to or by the reader. */
export const delegations = ['to-me', 'by-me'] as const

/** The reader's waiting items, in all queues or the selected one, and their total. */
export function useWaiting(asked: string | undefined, direction: string | undefined) {
  const { role } = useUser()
  const queue = oneOf<WaitingQueue>(roleQueues(role), asked)
  const delegated = oneOf(delegations, direction)
  const entries = useRead('readWaiting', {}, { everyMinute: true }).data?.items ?? []
  const query = useReadPages('listWaiting', { queue, delegated, pageSize })
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  // Only the list knows how many are delegated.
  const counted = delegated
    ? 0
    : entries.reduce((sum, it) => (!queue || it.queue === queue ? sum + it.count : sum), 0)
  const total = totalOf(items, query.hasNextPage, counted)
  /** For reviewing one item after another: one page, which grows. */
  const pages: ReviewPages<WaitingItem> = {
    shown: { page: 1, pageSize, total },
    load: async () => {
      const { data, hasNextPage } = await query.fetchNextPage({ throwOnError: true })
      const grown = data?.pages.flatMap((page) => page.items) ?? []
      return { items: grown, total: totalOf(grown, hasNextPage, counted), page: 1, pageSize: 0 }
    },
    onPage: () => undefined,
  }
  return { queue, delegated, entries, query, items, total, pages }
}

export type WaitingControl = ReturnType<typeof useWaiting>

/** The count may be a minute old. The list knows better where it ends. */
const totalOf = (items: readonly WaitingItem[], goesOn: boolean, counted: number) =>
  goesOn ? Math.max(counted, items.length + 1) : items.length
