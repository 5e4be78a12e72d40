import { mitigationStatuses } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationStatusWords } from '@campanile/contract/mitigation/mitigation-words.ts'
import { lastPage } from '#lib/listParams.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CountStrip } from '#ui/CountStrip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { requestLooks } from '#ui/requestLooks.ts'
import { MyRequestItem } from './MyRequestItem.tsx'
import { MyRequestsFailed } from './MyRequestsFailed.tsx'

const shape = { filters: ['status'], sort: '' }

/** What I asked for, the newest first, and how many came out how. */
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
        label="My requests by status"
        counts={mitigationStatuses.map((value) => ({
          value,
          label: mitigationStatusWords[value],
          count: requests.data?.counts[value],
          ...requestLooks[value],
        }))}
        chosen={status ?? ''}
        onChoose={(value) => list.setFilter('status', value)}
      />
      <Card aria-label="My requests" className="overflow-hidden">
        <PagedList
          query={requests}
          onPage={list.setPage}
          failure=""
          heading="h2"
          empty={
            <Empty
              kind={status ? 'search' : 'none'}
              title={status ? `No ${status} request` : 'You have not asked for anything yet'}
              action={status && <Button onClick={list.clear}>Show all</Button>}
            >
              {!status && 'What you submit stands here, with the answer of the office.'}
            </Empty>
          }
        >
          {(items) => (
            <ul aria-label="My requests" className="divide-y divide-line">
              {items.map((request) => (
                <MyRequestItem key={request.id} request={request} onOpen={() => onOpen(request.id)} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </>
  )
}
