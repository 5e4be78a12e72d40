import { leaveSorts } from '@campanile/contract/leave/leave-management.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { oneOf, withinLimits } from '#lib/listParams.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useListView } from '#lib/useListView.ts'
import { useNow } from '#lib/useNow.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { m } from './messages.ts'
import type { MovePlan } from './outcomes.ts'
import { queueColumns } from './queueColumns.tsx'

const ReviewPanel = lazyDialog(() => import('./ReviewPanel.tsx'), 'ReviewPanel')

const shape = { filters: [], sort: '-submittedAt' }
const minute = 60_000

type Columns = ReturnType<typeof queueColumns>

/** Without the person, the leave is the title of each item. */
const columnsOfPerson = (columns: Columns): Columns =>
  columns
    .filter(({ id }) => id !== 'person')
    .map((column) => (column.id === 'leaveType' ? { ...column, phone: 'title' } : column))

/** A person’s leave requests, newest first, each with a link to its review. */
export function LeaveOfPerson({ personId, movePlan }: { personId: string; movePlan: MovePlan }) {
  const list = useListView(shape)
  const { page } = withinLimits(list.view)
  const sort = oneOf(leaveSorts, list.view.sort) ?? '-submittedAt'
  const requests = useRead('listLeave', { page, sort, personId })
  const { opened, open, close } = useOpenedParam('request')
  const time = useTimeFormat()
  const now = useNow(minute)
  return (
    <>
      <ListCard
        label={m.leaveRequests()}
        list={list}
        query={requests}
        failure={m.weCouldntLoadTheRequests()}
        empty={{ title: m.noLeaveRequestsYet() }}
        columns={columnsOfPerson(queueColumns(time, now, open))}
        rowKey={({ id }) => id}
      />
      {opened && (
        <ReviewPanel
          requestId={opened}
          rows={requests.data?.items ?? []}
          movePlan={movePlan}
          onOpen={open}
          onClose={close}
        />
      )}
    </>
  )
}
