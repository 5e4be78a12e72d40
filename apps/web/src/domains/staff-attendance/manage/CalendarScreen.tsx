import { sheetFormats } from '@campanile/contract/documents.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { addressFor } from '#lib/api.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { dayOfMonth, monthAndYear } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { StaffFilters } from '#ui/StaffFilters.tsx'
import { ManageHead } from './ManageHead.tsx'
import { MonthLegend } from './MonthLegend.tsx'
import { MonthTable } from './MonthTable.tsx'
import { monthDaysQuery, monthQuery, monthShape, stepMonth } from './staffQuery.ts'

const StaffDayDialog = lazyDialog(() => import('./StaffDayDialog.tsx'), 'StaffDayDialog')

const people = ['person', 'people'] as const
const hour = 3_600_000

/** `/app/manage-attendance/calendar`: a month of everybody, a line for each person. */
export function CalendarScreen() {
  useDocumentTitle('Manage Staff Attendance')
  const list = useListView(monthShape)
  const today = useTimeFormat().dayOf(useNow(hour))
  const query = monthQuery(list.view, today)
  const month = useRead('listStaffMonth', query)
  const [chosen, setChosen] = useState<{ personId: string; date: string }>()
  const step = (steps: number) => {
    const next = stepMonth(query.month, steps)
    list.setFilter('month', next === today.slice(0, 7) ? '' : next)
  }
  return (
    <>
      <ManageHead>
        <div className="flex items-center gap-1">
          <IconButton label="Month before" onClick={() => step(-1)}>
            <ChevronLeft size={17} aria-hidden="true" />
          </IconButton>
          <span role="status" className="min-w-36 text-center text-md font-title">
            {monthAndYear(`${query.month}-01`)}
          </span>
          <IconButton label="Month after" onClick={() => step(1)}>
            <ChevronRight size={17} aria-hidden="true" />
          </IconButton>
        </div>
        <ExportMenu
          formats={sheetFormats}
          address={(format) => addressFor('exportStaffDays', { ...monthDaysQuery(query), format })}
        />
      </ManageHead>
      <Card aria-label="Calendar" className="overflow-hidden">
        <StaffFilters list={list} total={month.data?.total} unit={people} />
        <PagedList
          query={month}
          onPage={list.setPage}
          failure="We could not load the calendar"
          heading="h2"
          empty={
            <Empty
              kind={list.narrowed ? 'search' : 'none'}
              title={list.narrowed ? 'Nobody fits these filters' : 'No staff yet'}
              action={list.narrowed && <Button onClick={list.clear}>Clear filters</Button>}
            />
          }
        >
          {() => month.data && <MonthTable month={month.data} onOpen={setChosen} />}
        </PagedList>
        <MonthLegend />
      </Card>
      {month.data?.days.some(({ holiday }) => holiday) && (
        <p className="mt-3 text-sm text-ink-3">
          {month.data.days
            .filter(({ holiday }) => holiday)
            .map(({ date, holiday }) => `${dayOfMonth(date)}: ${holiday}`)
            .join(' · ')}
        </p>
      )}
      {chosen && <StaffDayDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
