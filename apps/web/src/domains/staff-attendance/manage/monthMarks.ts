import type { StaffDayStatus } from '@campanile/contract/staff-attendance/staff-day-statuses.ts'
import { m } from './messages.ts'

/** The letter for a status in a cell that is too small for text, in addition to the colour. */
export const monthMarks: Record<StaffDayStatus, { letter: string; className: string }> = {
  present: { letter: m.letterPresent(), className: 'bg-ok-tint text-ok-ink' },
  late: { letter: m.letterLate(), className: 'bg-warn-tint text-warn-ink' },
  'half-day': { letter: m.letterHalfDay(), className: 'bg-warn-tint text-warn-ink' },
  absent: { letter: m.letterAbsent(), className: 'bg-bad-tint text-bad-ink' },
  'on-leave': { letter: m.letterOnLeave(), className: 'bg-info-tint text-info-ink' },
}
