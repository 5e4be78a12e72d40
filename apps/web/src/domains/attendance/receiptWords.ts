import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { attendanceSourceWords } from '@campanile/contract/attendance/attendance-words.ts'
import type { AttendanceSource } from '@campanile/contract/timetable/timetable.ts'

interface Receipt {
  status: AttendanceStatus
  source: AttendanceSource
}

const ownDoing: ReadonlySet<AttendanceSource> = new Set<AttendanceSource>(['face', 'passkey', 'code'])

/** What a student's record means, in one line. */
export function receiptTitle({ status, source }: Receipt): string {
  if (status === 'absent') return 'You are recorded as absent'
  if (status === 'excused') return 'You are excused'
  if (!ownDoing.has(source)) return `You are recorded as ${status}`
  return status === 'present' ? 'You are checked in' : 'You are checked in, late'
}

const consequences: Record<AttendanceStatus, string> = {
  present: 'You were on time.',
  late: 'You were late.',
  absent: 'You can dispute this if it’s wrong.',
  excused: 'This session does not count against you.',
}

/** When and how: "10:36, by face. You were on time." */
export const receiptDetail = ({ status, source }: Receipt, time: string): string =>
  `${time}, ${attendanceSourceWords[source]}. ${consequences[status]}`
