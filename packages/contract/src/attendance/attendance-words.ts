// Free of zod: the screens show these words.
import type { AttendanceSource } from '../timetable/timetable.ts'

/** A student without one has not been recorded yet. */
export const attendanceStatuses = ['present', 'late', 'absent', 'excused'] as const
export type AttendanceStatus = (typeof attendanceStatuses)[number]

export const attendanceStatusWords: Record<AttendanceStatus, string> = {
  present: 'Present',
  late: 'Late',
  absent: 'Absent',
  excused: 'Excused',
}

/** How a record came about, within a sentence: "Recorded by face". */
export const attendanceSourceWords: Record<AttendanceSource, string> = {
  face: 'by face',
  passkey: 'by passkey',
  code: 'by code',
  manual: 'by hand',
  import: 'by import',
  leave: 'by approved leave',
  mitigation: 'by approved mitigation',
}
