import type { StaffDayStatus } from '@campanile/contract/staff-attendance/staff-attendance.ts'

/** How a status is drawn in a cell too small for words: a letter besides the colour. */
export const monthMarks: Record<StaffDayStatus, { letter: string; className: string }> = {
  present: { letter: 'P', className: 'bg-ok-tint text-ok-ink' },
  late: { letter: 'L', className: 'bg-warn-tint text-warn-ink' },
  'half-day': { letter: '½', className: 'bg-warn-tint text-warn-ink' },
  absent: { letter: 'A', className: 'bg-bad-tint text-bad-ink' },
  'on-leave': { letter: 'O', className: 'bg-info-tint text-info-ink' },
}
