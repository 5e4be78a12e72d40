import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationMessages, mitigationStatusWords } from '@campanile/contract/mitigation/mitigation-words.ts'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { RequestCounts } from '#ui/RequestCounts.tsx'
import { requestFilter } from '#ui/requestFilter.ts'
import { decisionShares } from './decisionShares.ts'
import { m } from './messages.ts'
import { requestsQuery, requestsShape } from './requestsQuery.ts'
import { useRequestColumns } from './useRequestColumns.tsx'

const DeleteDialog = lazyDialog(() => import('./DeleteDialog.tsx'), 'DeleteDialog')

/** Every request: counted, narrowed, reviewed and deleted. */
export function CurrentRequests({ onOpen }: { onOpen: (requestId: string) => void }) {
  const list = useListView(requestsShape)
  const query = requestsQuery(list.view)
  const requests = useRead('listMitigation', query)
  const { filter, onStatus } = requestFilter(list, mitigationStatusWords)
  const counts = requests.data?.counts
  const [leaving, setLeaving] = useState<MitigationRequest>()
  const columns = useRequestColumns({ onOpen, onDelete: setLeaving })
  return (
    <>
      <RequestCounts
        words={mitigationStatusWords}
        counts={counts}
        status={query.status ?? ''}
        onStatus={onStatus}
        notes={counts && decisionShares(counts)}
      />
      <ListCard
        name="mitigation"
        label={m.currentRequests()}
        rowsLabel={m.mitigationRequests()}
        list={list}
        sort={query.sort}
        query={requests}
        count={(count) => rowCounts.requests({ count })}
        failure={mitigationMessages.loadFailed}
        search={m.findAStudentTitleOrCourse()}
        filters={[{ ...filter, className: 'max-md:flex-1' }]}
        empty={{
          kind: 'done',
          title: m.noPendingRequests(),
          text: m.newRequestsAppearHere(),
          action: <Button onClick={() => onStatus('')}>{m.showAll()}</Button>,
        }}
        columns={columns}
        rowKey={({ id }) => id}
      />
      {leaving && <DeleteDialog request={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}
