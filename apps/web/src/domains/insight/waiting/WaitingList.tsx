import { roleQueues, type WaitingItem } from '@campanile/contract/insight/waiting.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { pagesAsOne } from '#lib/onePage.ts'
import { useUser } from '#lib/session.ts'
import type { ListControl } from '#lib/useListView.ts'
import { useNow } from '#lib/useNow.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { type BulkAct, BulkActs } from './BulkActs.tsx'
import { canSelectItem } from './bulkDecisions.ts'
import { m } from './messages.ts'
import { delegations, type WaitingControl } from './useWaiting.ts'
import { WaitingRow } from './WaitingRow.tsx'
import type { WaitingAct } from './waitingActs.ts'
import { itemFacts, itemTitle, waitingKey } from './waitingItems.ts'
import { waitingLabel, waitingPath, waitingSum } from './waitingPlaces.ts'

interface WaitingListProps {
  list: ListControl
  waiting: WaitingControl
  onOpen: (item: WaitingItem) => void
}

const DecideItemsDialog = lazyDialog(() => import('./DecideItemsDialog.tsx'), 'DecideItemsDialog')
const DelegateDialog = lazyDialog(() => import('./DelegateDialog.tsx'), 'DelegateDialog')
const WaitingActDialog = lazyDialog(() => import('./WaitingActDialog.tsx'), 'WaitingActDialog')

const delegationWords = { 'to-me': m.delegatedToMe(), 'by-me': m.delegatedByMe() }

/** The reader's waiting items in all queues, most urgent first. */
export function WaitingList({ list, waiting, onOpen }: WaitingListProps) {
  const { query, entries, queue, delegated, total } = waiting
  const [acting, setActing] = useState<{ act: WaitingAct; item: WaitingItem }>()
  const [bulk, setBulk] = useState<{ act: BulkAct; items: readonly WaitingItem[]; clear: () => void }>()
  const closeBulk = () => setBulk(undefined)
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
          // The list in which this kind is searched and exported.
          role === 'admin' &&
          entry && (
            <Link to={waitingPath(entry)} className={buttonClass()}>
              {m.openFullList()}
            </Link>
          )
        }
        empty={{ kind: 'done', title: m.nothingNeedsYourAttention(), text: m.whatAppearsHere() }}
        rowKey={waitingKey}
        selection={{
          nameOf: (item) => joinFacts(itemTitle(item), itemFacts(item)),
          canSelect: canSelectItem,
          bar: (items, clear) => <BulkActs items={items} onAct={(act) => setBulk({ act, items, clear })} />,
        }}
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
      {bulk?.act === 'delegate' && (
        <DelegateDialog items={bulk.items} onDone={bulk.clear} onClose={closeBulk} />
      )}
      {bulk && bulk.act !== 'delegate' && (
        <DecideItemsDialog decision={bulk.act} items={bulk.items} onDone={bulk.clear} onClose={closeBulk} />
      )}
      {acting && <WaitingActDialog {...acting} onClose={() => setActing(undefined)} />}
    </>
  )
}
