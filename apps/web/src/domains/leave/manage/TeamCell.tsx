import type { TeamRow } from '@campanile/contract/leave/leave-management.ts'
import type { LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import { cn } from '#lib/cn.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import type { PlainDate } from '#lib/plainDate.ts'
import { formatPlainDay } from '#lib/time.ts'
import { ChipGlyph } from '#ui/ChipGlyph.tsx'
import { markClass } from '../LeaveMark.tsx'
import { leavePeriodWords, leaveWithStatus } from '../leaveWords.ts'
import { leaveOn } from '../month.ts'
import { m } from './messages.ts'

interface TeamCellProps {
  person: TeamRow
  day: PlainDate
  dayOff: string | undefined
  today: boolean
  isWeekStart: boolean
  onOpen: (requestId: string) => void
}

/** One person's day, marked if leave is taken or requested. Leave on a day off doesn't use the day. */
export function TeamCell({ person, day, dayOff, today, isWeekStart, onOpen }: TeamCellProps) {
  const [leave] = dayOff ? [] : leaveOn(person.leave, day)
  return (
    <td
      className={cn(
        'border-b border-line px-0 py-0.5',
        dayOff && 'bg-canvas',
        today && !dayOff && 'bg-brand-tint/50',
        isWeekStart && 'border-s',
      )}
    >
      {leave && (
        <button
          type="button"
          onClick={() => onOpen(leave.id)}
          title={joinFacts(leave.leaveType, leavePeriodWords(leave))}
          aria-label={m.personsLeaveOnDay({
            personName: person.personName,
            day: formatPlainDay(day),
            leave: leaveWithStatus(leave),
          })}
          className={cn(
            'grid h-7 w-full place-items-center text-xs font-title hover:brightness-95 focus-visible:-outline-offset-2',
            markClass(leave.status),
            day === leave.from && 'ms-0.5 w-[calc(100%-2px)] rounded-s-sm',
            day === leave.to && 'me-0.5 w-[calc(100%-2px)] rounded-e-sm',
          )}
        >
          <Inside leave={leave} />
        </button>
      )}
    </td>
  )
}

/** Half days and hours are labelled; otherwise the status has its own glyph. */
function Inside({ leave: { part, status } }: { leave: LeaveRequest }) {
  if (part === 'morning' || part === 'afternoon') return '½'
  if (part === 'hours') return m.hourMark()
  return <ChipGlyph name={status === 'approved' ? 'tick' : 'clock'} />
}
