import { sheetFormats } from '@campanile/contract/documents.ts'
import { leaveStatusWords } from '@campanile/contract/leave/leave-words.ts'
import { addressFor } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useNow } from '#lib/useNow.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead, useReadNow } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { RequestCounts } from '#ui/RequestCounts.tsx'
import { requestFilter } from '#ui/requestFilter.ts'
import { staffRoleFilter } from '#ui/staffRoleFilter.ts'
import { queueQuery, queueShape } from './leaveQuery.ts'
import { ManageLeaveHead } from './ManageLeaveHead.tsx'
import { m } from './messages.ts'
import type { MovePlan } from './outcomes.ts'
import { queueColumns } from './queueColumns.tsx'

const ReviewPanel = lazyDialog(() => import('./ReviewPanel.tsx'), 'ReviewPanel')

const minute = 60_000

/** `/app/admin-leave-requests`: pending and decided requests. */
export function QueueScreen({ movePlan }: { movePlan: MovePlan }) {
  useDocumentTitle(m.manageLeaveRequests())
  const list = useListView(queueShape)
  const query = queueQuery(list.view)
  const queue = useRead('listLeave', query)
  const readNow = useReadNow()
  const types = useRead('listLeaveTypes', {}).data?.items ?? []
  const { filter, onStatus } = requestFilter(list, leaveStatusWords)
  const { opened, open, close } = useOpenedParam('request')
  const time = useTimeFormat()
  const now = useNow(minute)
  const { page: _page, sort: _sort, ...narrowing } = query
  return (
    <>
      <ManageLeaveHead>
        <ExportMenu
          formats={sheetFormats}
          address={(format) => addressFor('exportLeave', { ...narrowing, format })}
          scheduled={{ report: 'exportLeave', input: narrowing, name: m.leaveRequests() }}
        />
      </ManageLeaveHead>
      <RequestCounts
        words={leaveStatusWords}
        counts={queue.data?.counts}
        status={query.status ?? ''}
        onStatus={onStatus}
        others={['withdrawn', 'revoked']}
      />
      <ListCard
        name="leave"
        label={m.requests()}
        rowsLabel={m.leaveRequests()}
        list={list}
        sort={query.sort}
        query={queue}
        count={(count) => rowCounts.requests({ count })}
        failure={m.weCouldntLoadTheRequests()}
        search={m.findAPerson()}
        filters={[
          staffRoleFilter,
          filter,
          {
            name: 'type',
            label: m.leave(),
            options: types.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        empty={{
          kind: 'done',
          title: m.noPendingRequests(),
          action: <Button onClick={() => onStatus('')}>{m.showAll()}</Button>,
        }}
        columns={queueColumns(time, now, open)}
        rowKey={({ id }) => id}
      />
      {opened && (
        <ReviewPanel
          requestId={opened}
          rows={queue.data?.items ?? []}
          pages={
            queue.data && {
              shown: queue.data,
              load: (page) => readNow('listLeave', { ...query, page }),
              onPage: list.setPage,
            }
          }
          movePlan={movePlan}
          onOpen={open}
          onClose={close}
        />
      )}
    </>
  )
}
