import { mitigationStatuses } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationStatusWords } from '@campanile/contract/mitigation/mitigation-words.ts'
import { RefreshCw } from 'lucide-react'
import { lastPage } from '#lib/listParams.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CountStrip } from '#ui/CountStrip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { requestLooks } from '#ui/requestLooks.ts'
import { titled } from '#ui/titled.tsx'
import { MyRequestItem } from './MyRequestItem.tsx'
import { m } from './messages.ts'
import { myMessage } from './myMessage.ts'

const shape = { filters: ['status'], sort: '' }

/** The student's requests, newest first, and the number per status. */
export function MyRequests({ onOpen }: { onOpen: (requestId: string) => void }) {
  const list = useListView(shape)
  const { page, filters } = list.view
  const status = mitigationStatuses.find((it) => it === filters.status)
  const requests = useRead('listMyMitigation', { page: Math.min(page, lastPage), pageSize: 10, status })
  if (requests.error && !requests.data)
    return <MyRequestsFailed error={requests.error} onRetry={requests.refetch} />
  return (
    <>
      <CountStrip
        label={m.myRequestsByStatus()}
        counts={mitigationStatuses.map((value) => ({
          value,
          label: mitigationStatusWords[value],
          count: requests.data?.counts[value],
          ...requestLooks[value],
        }))}
        chosen={status ?? ''}
        onChoose={(value) => list.setFilter('status', value)}
      />
      <ListCard
        label={m.myRequests()}
        list={{ setPage: list.setPage }}
        query={requests}
        failure=""
        empty={
          status
            ? {
                kind: 'search',
                title: m.noRequestsOfStatus({ status }),
                action: <Button onClick={list.clear}>{m.showAll()}</Button>,
              }
            : {
                title: m.noRequestsMadeYet(),
                text: m.requestsAppearHere(),
              }
        }
        rowKey={({ id }) => id}
        item={(request) => <MyRequestItem request={request} onOpen={() => onOpen(request.id)} />}
      />
    </>
  )
}

interface MyRequestsFailedProps {
  error: unknown
  onRetry: () => void
}

function MyRequestsFailed({ error, onRetry }: MyRequestsFailedProps) {
  const { title, message } = titled(myMessage(error))
  return (
    <Card aria-label={m.myRequests()}>
      <div role="alert">
        <Empty
          kind="error"
          title={title}
          action={
            <Button icon={<RefreshCw size={14} aria-hidden="true" />} onClick={onRetry}>
              {m.tryAgain()}
            </Button>
          }
        >
          {message}
        </Empty>
      </div>
    </Card>
  )
}
