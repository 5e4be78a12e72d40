import type { LeaveRequest, LeaveStatus } from '@campanile/contract/leave/leave-request.ts'
import { leavePartWords } from '@campanile/contract/leave/leave-words.ts'
import { cn } from '#lib/cn.ts'
import { ChipGlyph } from '#ui/ChipGlyph.tsx'

/** Leave in a calendar; it contains the glyph of its state. */
export const markClass = (status: LeaveStatus) =>
  status === 'approved' ? 'bg-ok-tint text-ok-ink' : 'bg-warn-tint text-warn-ink'

/** What a day of leave says in a calendar's cell. */
export const LeaveMark = ({ request, className }: { request: LeaveRequest; className?: string }) => (
  <span
    className={cn(
      'flex h-6 items-center gap-1 rounded-xs px-1.5 text-xs font-label',
      markClass(request.status),
      className,
    )}
  >
    <ChipGlyph name={request.status === 'approved' ? 'tick' : 'clock'} />
    <span className="truncate">
      {request.leaveType}
      {request.part !== 'whole' &&
        `, ${request.part === 'hours' ? request.startsAt : leavePartWords[request.part].toLowerCase()}`}
    </span>
  </span>
)
