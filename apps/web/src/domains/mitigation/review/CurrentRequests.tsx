import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationMessages, mitigationStatusWords } from '@campanile/contract/mitigation/mitigation-words.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RequestCounts } from '#ui/RequestCounts.tsx'
import { decisionShares } from './decisionShares.ts'
import { RequestFilters } from './RequestFilters.tsx'
import { RequestItem } from './RequestItem.tsx'
import { requestsQuery, requestsShape } from './requestsQuery.ts'
import { useRequestColumns } from './useRequestColumns.tsx'

const DeleteDialog = lazyDialog(() => import('./DeleteDialog.tsx'), 'DeleteDialog')

interface CurrentRequestsProps {
  /** With the rows that are shown. */
  onOpen: (requestId: string, among: readonly MitigationRequest[]) => void
}

/** Every request: counted, narrowed, reviewed and deleted. */
export function CurrentRequests({ onOpen }: CurrentRequestsProps) {
  const list = useListView(requestsShape)
  const query = requestsQuery(list.view)
  const requests = useRead('listMitigation', query)
  const counts = requests.data?.counts
  const [leaving, setLeaving] = useState<MitigationRequest>()
  const among = requests.data?.items ?? []
  const act = { onOpen: (requestId: string) => onOpen(requestId, among), onDelete: setLeaving }
  const columns = useRequestColumns(act)
  return (
    <>
      <RequestCounts
        words={mitigationStatusWords}
        counts={counts}
        status={query.status ?? ''}
        onStatus={(status) => list.setFilter('status', status)}
        notes={counts && decisionShares(counts)}
      />
      <Card aria-label="Current requests" className="overflow-hidden">
        <RequestFilters list={list} total={requests.data?.total} />
        <PagedList
          query={requests}
          onPage={list.setPage}
          failure={mitigationMessages.loadFailed}
          heading="h2"
          empty={
            <Empty
              kind={list.narrowed ? 'search' : 'none'}
              title={list.narrowed ? 'No request matches' : 'No mitigation requests yet'}
              action={list.narrowed && <Button onClick={list.clear}>Clear filters</Button>}
            >
              {list.narrowed ? 'Try fewer filters.' : 'What students submit appears here at once.'}
            </Empty>
          }
        >
          {(items, stale) => (
            <DataTable
              label="Mitigation requests"
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
              sort={query.sort}
              onSort={list.sortBy}
              stale={stale}
              item={(request) => <RequestItem request={request} {...act} />}
            />
          )}
        </PagedList>
      </Card>
      {leaving && <DeleteDialog request={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}
