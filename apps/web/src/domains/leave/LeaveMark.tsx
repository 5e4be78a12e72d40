import type { LeaveRequest, LeaveStatus } from '@campanile/contract/leave/leave-request.ts'
import { cn } from '#lib/cn.ts'
import { ChipGlyph } from '#ui/ChipGlyph.tsx'
import { m } from './messages.ts'

/** Leave in a calendar; it contains the glyph of its state. */
export const markClass = (status: LeaveStatus) =>
  status === 'approved' ? 'bg-ok-tint text-ok-ink' : 'bg-warn-tint text-warn-ink'

function markWords({ leaveType, part, startsAt }: LeaveRequest): string {
  if (part === 'morning') return m.leaveInTheMorning({ leaveType })
  if (part === 'afternoon') return m.leaveInTheAfternoon({ leaveType })
  return part === 'hours' && startsAt ? m.leaveFromTime({ leaveType, startsAt }) : leaveType
}

/** The label of a day of leave in a calendar cell. */
export const LeaveMark = ({ request, className }: { request: LeaveRequest; className?: string }) => (
  <span
    className={cn(
      'flex h-6 items-center gap-1 rounded-xs px-1.5 text-xs font-label',
      markClass(request.status),
      className,
    )}
  >
    <ChipGlyph name={request.status === 'approved' ? 'tick' : 'clock'} />
    <span className="truncate">{markWords(request)}</span>
  </span>
)
