// Free of zod: the screens show these words.
import type { LinkAudience, StaffDayStatus } from './staff-attendance.ts'

export const staffDayStatusWords: Record<StaffDayStatus, string> = {
  present: 'Present',
  late: 'Late',
  'half-day': 'Half day',
  absent: 'Absent',
  'on-leave': 'On leave',
}

/** The people a check-in link or a type of leave is for. */
export const linkAudienceWords: Record<LinkAudience, string> = { staff: 'Staff', lecturer: 'Lecturers' }
