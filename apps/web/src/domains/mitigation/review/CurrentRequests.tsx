import { type MitigationRequest, mitigationStatuses } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationMessages, mitigationStatusWords } from '@campanile/contract/mitigation/mitigation-words.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { RequestCounts } from '#ui/RequestCounts.tsx'
import { decisionShares } from './decisionShares.ts'
import { requestsQuery, requestsShape } from './requestsQuery.ts'
import { useRequestColumns } from './useRequestColumns.tsx'

const DeleteDialog = lazyDialog(() => import('./DeleteDialog.tsx'), 'DeleteDialog')

const statusOptions = mitigationStatuses.map((value) => ({ value, label: mitigationStatusWords[value] }))

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
      <ListCard
        name="mitigation"
        label="Current requests"
        rowsLabel="Mitigation requests"
        list={list}
        sort={query.sort}
        query={requests}
        unit={['request']}
        failure={mitigationMessages.loadFailed}
        search="Find a student, title or course"
        filters={[{ name: 'status', label: 'Status', options: statusOptions, className: 'max-md:flex-1' }]}
        empty={{ title: 'No mitigation requests yet', text: 'What students submit appears here at once.' }}
        columns={columns}
        rowKey={({ id }) => id}
      />
      {leaving && <DeleteDialog request={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}
