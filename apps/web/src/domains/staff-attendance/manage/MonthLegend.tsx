import { staffDayStatuses } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { staffDayStatusWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import { cn } from '#lib/cn.ts'
import { monthMarks } from './monthMarks.ts'

/** What the letters of the calendar mean. */
export const MonthLegend = () => (
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
      No check-out
    </li>
  </ul>
)
