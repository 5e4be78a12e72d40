import { leaveStatuses } from '@campanile/contract/leave/leave-request.ts'
import { leaveStatusWords } from '@campanile/contract/leave/leave-words.ts'
import { lastPage } from '#lib/listParams.ts'
import { useListView } from '#lib/useListView.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { MyLeaveFrame } from './MyLeaveFrame.tsx'
import { MyRequestRow } from './MyRequestRow.tsx'
import { m } from './messages.ts'

const shape = { filters: ['status'], sort: '' }
const statusOptions = leaveStatuses.map((value) => ({ value, label: leaveStatusWords[value] }))

/** `/app/leave-requests`: my requests, newest first. */
export function MyRequestsScreen() {
  const list = useListView(shape)
  const status = leaveStatuses.find((it) => it === list.view.filters.status)
  const requests = useRead('listMyLeave', { page: Math.min(list.view.page, lastPage), status })
  const { open } = useOpenedParam('request')
  return (
    <MyLeaveFrame>
      <ListCard
        name="my-leave"
        label={m.myRequests()}
        rowsLabel={m.requests()}
        list={list}
        query={requests}
        count={(count) => rowCounts.requests({ count })}
        failure={m.weCouldntLoadYourRequests()}
        filters={[{ name: 'status', label: m.status(), options: statusOptions }]}
        empty={{
          title: m.noRequestsYet(),
          text: m.requestsAppearHere(),
        }}
        rowKey={({ id }) => id}
        item={(request) => <MyRequestRow request={request} onOpen={() => open(request.id)} />}
      />
    </MyLeaveFrame>
  )
}
