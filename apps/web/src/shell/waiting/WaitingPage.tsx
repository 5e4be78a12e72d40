import { useEffect } from 'react'
import { useWaiting } from '#domains/insight/waiting/useWaiting.ts'
import { WaitingList } from '#domains/insight/waiting/WaitingList.tsx'
import { waitingKey } from '#domains/insight/waiting/waitingItems.ts'
import { mostUrgent } from '#domains/insight/waiting/waitingPlaces.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { m } from './messages.ts'

const WaitingFrame = lazyDialog(() => import('./WaitingFrame.tsx'), 'WaitingFrame')

const shape = { filters: ['queue', 'delegated'], sort: '' }

/** `/app/dashboard/waiting`: what waits in all queues, reviewed one after the other. */
export function WaitingPage() {
  useDocumentTitle(m.waitingForYou())
  const list = useListView(shape)
  const waiting = useWaiting(list.view.filters.queue, list.view.filters.delegated)
  const { opened, open, close } = useOpenedParam('item')
  const first = waiting.items[0] && waitingKey(waiting.items[0])
  const isLoaded = waiting.query.data !== undefined
  // Only once: another item will be the most urgent when this one is decided, or arrive later in an empty list.
  useEffect(() => {
    if (opened !== mostUrgent || !isLoaded) return
    if (first) open(first)
    else close()
  })
  return (
    <>
      <BackLink to="/app/dashboard">{m.dashboard()}</BackLink>
      <PageHead title={m.waitingForYou()} sub={m.aboutWaiting()} />
      <WaitingList list={list} waiting={waiting} onOpen={(item) => open(waitingKey(item))} />
      {opened && opened !== mostUrgent && isLoaded && (
        <WaitingFrame
          opened={opened}
          rows={waiting.items}
          pages={waiting.pages}
          onOpen={open}
          onClose={close}
        />
      )}
    </>
  )
}
