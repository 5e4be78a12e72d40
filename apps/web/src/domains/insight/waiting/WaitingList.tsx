import { roleQueues, type WaitingItem } from '@campanile/contract/insight/waiting.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { pagesAsOne } from '#lib/onePage.ts'
import { useUser } from '#lib/session.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useNow } from '#lib/useNow.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { m } from './messages.ts'
import { delegations, type WaitingControl } from './useWaiting.ts'
import type { WaitingAct } from './WaitingMenu.tsx'
import { WaitingRow } from './WaitingRow.tsx'
import { waitingKey } from './waitingItems.ts'
import { waitingLabel, waitingPath, waitingSum } from './waitingPlaces.ts'

interface WaitingListProps {
  list: ListControl
  waiting: WaitingControl
  onOpen: (item: WaitingItem) => void
}

const WaitingActDialog = lazyDialog(() => import('./WaitingActDialog.tsx'), 'WaitingActDialog')

const delegationWords = { 'to-me': m.delegatedToMe(), 'by-me': m.delegatedByMe() }

/** The reader's waiting items in all queues, most urgent first. */
export function WaitingList({ list, waiting, onOpen }: WaitingListProps) {
  const { query, entries, queue, delegated, total } = waiting
  const [acting, setActing] = useState<{ act: WaitingAct; item: WaitingItem }>()
  const { role } = useUser()
  const now = useNow(60_000)
  const entry = entries.find((it) => it.queue === queue)
  const countOf = (name: string) => entries.find((it) => it.queue === name)?.count ?? 0
  return (
    <>
      <ListCard
        name="waiting"
        label={m.waitingItems()}
        list={list}
        query={pagesAsOne(query)}
        count={queue || delegated ? m.itemsInQueue({ items: total }) : waitingSum(entries)}
        failure={m.weCouldntLoadYourQueue()}
        filters={[
          {
            name: 'queue',
            label: m.kind(),
            options: roleQueues(role)
              .filter((it) => it === queue || countOf(it) > 0)
              .map((it) => ({
                value: it,
                label: m.queueWithCount({ queue: waitingLabel({ queue: it }), count: countOf(it) }),
              })),
          },
          {
            name: 'delegated',
            label: m.delegated(),
            options: delegations.map((value) => ({ value, label: delegationWords[value] })),
          },
        ]}
        actions={
          // The list in which this kind is searched, exported, and decided in bulk.
          role === 'admin' &&
          entry && (
            <Link to={waitingPath(entry)} className={buttonClass()}>
              {m.openFullList()}
            </Link>
          )
        }
        empty={{ kind: 'done', title: m.nothingNeedsYourAttention(), text: m.whatAppearsHere() }}
        rowKey={waitingKey}
        item={(item) => (
          <WaitingRow
            item={item}
            now={now}
            onOpen={() => onOpen(item)}
            onAct={(act) => setActing({ act, item })}
          />
        )}
        foot={
          query.hasNextPage && (
            <div className="flex justify-center border-t border-line px-5 py-3">
              <Button
                busy={query.isFetchingNextPage}
                busyLabel={m.loading()}
                onClick={() => void query.fetchNextPage()}
              >
                {m.loadMore()}
              </Button>
            </div>
          )
        }
      />
      {acting && <WaitingActDialog {...acting} onClose={() => setActing(undefined)} />}
    </>
  )
}
