import { sheetFormats } from '@campanile/contract/documents.ts'
import { staffDayStatusWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import { staffDayStatuses } from '@campanile/contract/staff-attendance/staff-day-statuses.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { addressFor } from '#lib/api.ts'
import { cn } from '#lib/cn.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { dayOfMonth, monthAndYear, stepMonth } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { staffRoleFilter } from '#ui/staffRoleFilter.ts'
import { ManageStaffHead } from './ManageStaffHead.tsx'
import { m } from './messages.ts'
import { monthMarks } from './monthMarks.ts'
import { StaffMonthTable } from './StaffMonthTable.tsx'
import { monthDaysQuery, monthQuery, monthShape } from './staffQuery.ts'

const StaffDayDialog = lazyDialog(() => import('./StaffDayDialog.tsx'), 'StaffDayDialog')

const hour = 3_600_000

/** `/app/manage-attendance/calendar`: a month of everybody, a line for each person. */
export function CalendarScreen() {
  useDocumentTitle(m.manageStaffAttendance())
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
      <ManageStaffHead>
        <div className="flex items-center gap-1">
          <IconButton label={m.previousMonth()} onClick={() => step(-1)}>
            <ChevronLeft size={17} aria-hidden="true" />
          </IconButton>
          <span role="status" className="min-w-36 text-center text-md font-title">
            {monthAndYear(`${query.month}-01`)}
          </span>
          <IconButton label={m.nextMonth()} onClick={() => step(1)}>
            <ChevronRight size={17} aria-hidden="true" />
          </IconButton>
        </div>
        <ExportMenu
          formats={sheetFormats}
          address={(format) => addressFor('exportStaffDays', { ...monthDaysQuery(query), format })}
          scheduled={{ report: 'exportStaffDays', input: monthDaysQuery(query), name: m.staffAttendance() }}
        />
      </ManageStaffHead>
      <ListCard
        name="staff-calendar"
        label={m.calendar()}
        list={list}
        query={month}
        count={(count) => rowCounts.people({ count })}
        failure={m.couldNotLoadCalendar()}
        search={m.findAPerson()}
        filters={[staffRoleFilter]}
        empty={{ title: m.noStaffYet() }}
        rowKey={({ personId }) => personId}
        foot={<MonthLegend />}
      >
        {() => month.data && <StaffMonthTable month={month.data} onOpen={setChosen} />}
      </ListCard>
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

/** The legend of the calendar's letters. */
const MonthLegend = () => (
  <ul className="flex flex-wrap gap-x-4 gap-y-2 border-t border-line px-5 py-3 text-sm text-ink-2 max-sm:px-4">
    {staffDayStatuses.map((status) => (
      <li key={status} className="flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className={cn(
            'grid size-5 place-items-center rounded-xs text-xs font-title',
            monthMarks[status].className,
          )}
        >
          {monthMarks[status].letter}
        </span>
        {staffDayStatusWords[status]}
      </li>
    ))}
    <li className="flex items-center gap-1.5">
      <span
        aria-hidden="true"
        className="grid size-5 place-items-center rounded-xs text-xs font-title ring-2 ring-inset ring-warn"
      />
      {m.noCheckOut()}
    </li>
  </ul>
)
