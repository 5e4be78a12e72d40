import { sheetFormats } from '@campanile/contract/documents.ts'
import { leaveStatuses } from '@campanile/contract/leave/leave-request.ts'
import { leaveStatusWords } from '@campanile/contract/leave/leave-words.ts'
import { addressFor } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useNow } from '#lib/useNow.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RequestCounts } from '#ui/RequestCounts.tsx'
import { StaffFilters } from '#ui/StaffFilters.tsx'
import { queueQuery, queueShape } from './leaveQuery.ts'
import { ManageHead } from './ManageHead.tsx'
import type { MovePlan } from './outcomes.ts'
import { QueueItem } from './QueueItem.tsx'
import { queueColumns } from './queueColumns.tsx'

const ReviewPanel = lazyDialog(() => import('./ReviewPanel.tsx'), 'ReviewPanel')

const requests = ['request', 'requests'] as const
const minute = 60_000
const statusOptions = leaveStatuses.map((value) => ({ value, label: leaveStatusWords[value] }))

/** `/app/admin-leave-requests`: what waits and what was decided. */
export function QueueScreen({ movePlan }: { movePlan: MovePlan }) {
  useDocumentTitle('Manage Leave Requests')
  const list = useListView(queueShape)
  const query = queueQuery(list.view)
  const queue = useRead('listLeave', query)
  const types = useRead('listLeaveTypes', {}).data?.items ?? []
  const { opened, open, close } = useOpenedParam('request')
  const time = useTimeFormat()
  const now = useNow(minute)
  const { page: _page, sort: _sort, ...narrowing } = query
  return (
    <>
      <ManageHead>
        <ExportMenu
          formats={sheetFormats}
          address={(format) => addressFor('exportLeave', { ...narrowing, format })}
        />
      </ManageHead>
      <RequestCounts
        words={leaveStatusWords}
        counts={queue.data?.counts}
        status={query.status ?? ''}
        onStatus={(status) => list.setFilter('status', status)}
      />
      <Card aria-label="Requests">
        <StaffFilters list={list} total={queue.data?.total} unit={requests}>
          <FilterSelect list={list} name="status" label="Status" options={statusOptions} />
          <FilterSelect
            list={list}
            name="type"
            label="Leave"
            options={types.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </StaffFilters>
        <PagedList
          query={queue}
          onPage={list.setPage}
          failure="We could not load the requests"
          heading="h2"
          empty={
            <Empty
              kind={list.narrowed ? 'search' : 'done'}
              title={list.narrowed ? 'No request fits these filters' : 'Nobody has asked for leave yet'}
              action={list.narrowed && <Button onClick={list.clear}>Clear filters</Button>}
            />
          }
        >
          {(rows, stale) => (
            <DataTable
              label="Leave requests"
              columns={queueColumns(time, now, open)}
              rows={rows}
              rowKey={({ id }) => id}
              sort={list.view.sort}
              onSort={list.sortBy}
              stale={stale}
              item={(row) => <QueueItem request={row} onOpen={() => open(row.id)} />}
            />
          )}
        </PagedList>
      </Card>
      {opened && (
        <ReviewPanel
          requestId={opened}
          rows={queue.data?.items ?? []}
          movePlan={movePlan}
          onOpen={open}
          onClose={close}
        />
      )}
    </>
  )
}
