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
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { DateFilter } from '#ui/DateFilter.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { StaffFilters } from '#ui/StaffFilters.tsx'
import { BoardCounts } from './BoardCounts.tsx'
import { BoardItem } from './BoardItem.tsx'
import { boardColumns } from './boardColumns.tsx'
import { ManageHead } from './ManageHead.tsx'
import { boardQuery, boardShape } from './staffQuery.ts'

const StaffDayDialog = lazyDialog(() => import('./StaffDayDialog.tsx'), 'StaffDayDialog')

const people = ['person', 'people'] as const

/** `/app/manage-attendance`: one day, today unless another is chosen, live. */
export function BoardScreen() {
  useDocumentTitle('Manage Staff Attendance')
  const list = useListView(boardShape)
  const query = boardQuery(list.view)
  const board = useRead('readStaffBoard', query, { everyMinute: true })
  const forgotten = useRead('listForgottenCheckOuts', { pageSize: 1 }).data?.total ?? 0
  const [chosen, setChosen] = useState<BoardRow>()
  const { data } = board
  return (
    <>
      <ManageHead>
        <DateFilter
          label="Day"
          hideLabel
          required
          value={data?.date ?? ''}
          max={data?.today}
          onChange={(date) => list.setFilter('date', date === data?.today ? '' : date)}
        />
      </ManageHead>
      {forgotten > 0 && (
        <Banner tone="warn" className="mb-5 rounded-lg" icon={<Clock size={16} aria-hidden="true" />}>
          {forgotten === 1 ? '1 day has no check-out.' : `${forgotten} days have no check-out.`}{' '}
          <Link to="/app/manage-attendance/corrections?show=forgotten" className="font-label underline">
            See who forgot
          </Link>
        </Banner>
      )}
      {data && (
        <BoardCounts board={data} state={query.state} onState={(state) => list.setFilter('state', state)} />
      )}
      <Card aria-label={data ? formatPlainDay(data.date) : 'Board'}>
        <StaffFilters list={list} total={data?.total} unit={people} />
        <PagedList
          query={board}
          onPage={list.setPage}
          failure="We could not load the board"
          heading="h2"
          empty={
            <Empty
              kind={list.narrowed ? 'search' : 'none'}
              title={list.narrowed ? 'Nobody fits these filters' : 'No staff yet'}
              action={list.narrowed && <Button onClick={list.clear}>Clear filters</Button>}
            />
          }
        >
          {(rows, stale) => (
            <DataTable
              label="Staff"
              columns={boardColumns(setChosen)}
              rows={rows}
              rowKey={({ personId }) => personId}
              stale={stale}
              item={(row) => <BoardItem row={row} onOpen={() => setChosen(row)} />}
            />
          )}
        </PagedList>
      </Card>
      {chosen && data && (
        <StaffDayDialog personId={chosen.personId} date={data.date} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}
