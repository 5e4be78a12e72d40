import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { attendanceStatusWords } from '@campanile/contract/attendance/attendance-words.ts'
import type { RowStatus } from './registerRows.ts'

export const statusWords: Record<RowStatus, string> = {
  ...attendanceStatusWords,
  waiting: 'Not yet',
}

/** The key that gives a mark while a row of the roster has the focus. */
export const markKeys: Record<AttendanceStatus, string> = {
  present: 'P',
  late: 'L',
  absent: 'A',
  excused: 'E',
}

/** The mark a pressed key gives, whatever its case. */
export const markOfKey = (key: string): AttendanceStatus | undefined =>
  (Object.keys(markKeys) as AttendanceStatus[]).find((status) => markKeys[status] === key.toUpperCase())
