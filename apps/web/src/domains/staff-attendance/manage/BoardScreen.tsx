import type { BoardRow } from '@campanile/contract/staff-attendance/staff-board.ts'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { formatPlainDay } from '#lib/time.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Banner } from '#ui/Banner.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { DateFilter } from '#ui/DateFilter.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { staffRoleFilter } from '#ui/staffRoleFilter.ts'
import { BoardCounts } from './BoardCounts.tsx'
import { boardColumns } from './boardColumns.tsx'
import { ManageStaffHead } from './ManageStaffHead.tsx'
import { m } from './messages.ts'
import { boardQuery, boardShape } from './staffQuery.ts'

const StaffDayDialog = lazyDialog(() => import('./StaffDayDialog.tsx'), 'StaffDayDialog')

/** `/app/manage-attendance`: one day, today unless another is selected, live. */
export function BoardScreen() {
  useDocumentTitle(m.manageStaffAttendance())
  const list = useListView(boardShape)
  const query = boardQuery(list.view)
  const board = useRead('readStaffBoard', query, { everyMinute: true })
  const forgotten = useRead('listForgottenCheckOuts', { pageSize: 1 }).data?.total ?? 0
  const [chosen, setChosen] = useState<BoardRow>()
  const { data } = board
  return (
    <>
      <ManageStaffHead>
        <DateFilter
          label={m.day()}
          hideLabel
          required
          value={data?.date ?? ''}
          max={data?.today}
          onChange={(date) => list.setFilter('date', date === data?.today ? '' : date)}
        />
      </ManageStaffHead>
      {forgotten > 0 && (
        <Banner tone="warn" className="mb-5 rounded-lg" icon={<Clock size={16} aria-hidden="true" />}>
          {m.daysWithoutCheckOut({ days: forgotten })}{' '}
          <Link to="/app/manage-attendance/corrections?show=forgotten" className="font-label underline">
            {m.seeWhoForgot()}
          </Link>
        </Banner>
      )}
      {data && (
        <BoardCounts board={data} state={query.state} onState={(state) => list.setFilter('state', state)} />
      )}
      <ListCard
        name="staff-board"
        label={data ? formatPlainDay(data.date) : m.board()}
        rowsLabel={m.staff()}
        list={list}
        query={board}
        count={(count) => rowCounts.people({ count })}
        failure={m.couldNotLoadBoard()}
        search={m.findAPerson()}
        filters={[staffRoleFilter]}
        empty={{ title: m.noStaffYet() }}
        columns={boardColumns(setChosen)}
        rowKey={({ personId }) => personId}
      />
      {chosen && data && (
        <StaffDayDialog personId={chosen.personId} date={data.date} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}
