import { leaveStatuses } from '@campanile/contract/leave/leave-request.ts'
import { leaveStatusWords } from '@campanile/contract/leave/leave-words.ts'
import { counted } from '#lib/counted.ts'
import { lastPage } from '#lib/listParams.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { MyLeaveFrame } from './MyLeaveFrame.tsx'
import { MyRequestRow } from './MyRequestRow.tsx'

const shape = { filters: ['status'], sort: '' }
const statusOptions = leaveStatuses.map((value) => ({ value, label: leaveStatusWords[value] }))

/** `/app/leave-requests`: what I asked for, the newest first. */
export function MyRequestsScreen() {
  const list = useListView(shape)
  const status = leaveStatuses.find((it) => it === list.view.filters.status)
  const requests = useRead('listMyLeave', { page: Math.min(list.view.page, lastPage), status })
  const { open } = useOpenedParam('request')
  const total = requests.data?.total
  return (
    <MyLeaveFrame>
      <Card aria-label="My requests">
        <FilterBar count={total === undefined ? '' : counted(total, 'request')}>
          <FilterSelect list={list} name="status" label="Status" options={statusOptions} />
        </FilterBar>
        <PagedList
          query={requests}
          onPage={list.setPage}
          failure="We could not load your requests"
          heading="h2"
          empty={
            status ? (
              <Empty
                kind="search"
                title="No request is in this state"
                action={<Button onClick={list.clear}>Show all</Button>}
              />
            ) : (
              <Empty kind="none" title="No requests yet">
                When you ask for leave, it shows up here with its decision.
              </Empty>
            )
          }
        >
          {(rows) => (
            <ul aria-label="Requests" className="divide-y divide-line">
              {rows.map((request) => (
                <MyRequestRow key={request.id} request={request} onOpen={() => open(request.id)} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </MyLeaveFrame>
  )
}
