import type { LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import { cn } from '#lib/cn.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { dayOfMonth, type PlainDate, weekdayOf } from '#lib/plainDate.ts'
import { formatPlainDay } from '#lib/time.ts'
import { gridCellRole } from '../gridRoles.ts'
import { LeaveMark } from '../LeaveMark.tsx'
import { leaveWithStatus } from '../leaveWords.ts'
import { m } from './messages.ts'

const saturday = 6

interface MyMonthDayProps {
  day: PlainDate
  today: PlainDate
  /** Of the month before or after. */
  outside: boolean
  /** Why it is a day off. */
  dayOff: string | undefined
  leave: readonly LeaveRequest[]
  reachable: boolean
  onReach: () => void
  onOpen: (requestId: string) => void
}

/**
 * A day of my month: leave taken or requested. Leave on a day off doesn't use the day; weekends are not
 * labelled.
 */
export function MyMonthDay(props: MyMonthDayProps) {
  const { day, today, outside, dayOff, leave, reachable, onReach, onOpen } = props
  const shown = dayOff ? [] : leave
  const words = shown.map(leaveWithStatus)
  const [first] = shown
  return (
    <td
      {...gridCellRole}
      data-day={day}
      tabIndex={reachable ? 0 : -1}
      aria-label={joinFacts(formatPlainDay(day), day === today && m.today(), dayOff, ...words)}
      aria-current={day === today ? 'date' : undefined}
      onFocus={onReach}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && first && event.target === event.currentTarget) onOpen(first.id)
      }}
      className={cn(
        'h-[92px] border-b border-s border-line p-1.5 align-top first:border-s-0 focus-visible:-outline-offset-2',
        (dayOff || outside) && 'bg-canvas',
        day === today && 'bg-brand-tint/40',
      )}
    >
      <span className="flex items-center gap-1.5">
        <span
          className={cn(
            'tnum grid size-6 shrink-0 place-items-center rounded-full text-sm font-title',
            day === today ? 'bg-brand text-on-brand' : outside ? 'text-ink-3' : 'text-ink-2',
          )}
        >
          {dayOfMonth(day)}
        </span>
        {dayOff && weekdayOf(day) < saturday && <span className="truncate text-xs text-ink-3">{dayOff}</span>}
      </span>
      <span className="mt-1 grid gap-0.5">
        {shown.map((it) => (
          <button
            key={it.id}
            type="button"
            tabIndex={reachable ? 0 : -1}
            onClick={() => onOpen(it.id)}
            className="w-full rounded-xs text-start hover:brightness-95"
          >
            <LeaveMark request={it} />
          </button>
        ))}
      </span>
    </td>
  )
}
