import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { attendanceSourceWords } from '@campanile/contract/attendance/attendance-words.ts'
import type { AttendanceSource } from '@campanile/contract/timetable/timetable.ts'
import { m } from './messages.ts'

interface Receipt {
  status: AttendanceStatus
  source: AttendanceSource
}

const ownDoing: ReadonlySet<AttendanceSource> = new Set<AttendanceSource>(['face', 'passkey', 'code'])

/** What a student's record means, in one line. */
export function receiptTitle({ status, source }: Receipt): string {
  if (status === 'absent') return m.youAreRecordedAsAbsent()
  if (status === 'excused') return m.youAreExcused()
  if (!ownDoing.has(source)) return m.youAreRecordedAs({ status })
  return status === 'present' ? m.youAreCheckedIn() : m.youAreCheckedInLate()
}

const consequences: Record<AttendanceStatus, string> = {
  present: m.youWereOnTime(),
  late: m.youWereLate(),
  absent: m.youCanDispute(),
  excused: m.thisSessionDoesNotCountAgainst(),
}

/** When and how: "10:36, by face. You were on time." */
export const receiptDetail = ({ status, source }: Receipt, time: string): string =>
  `${time}, ${attendanceSourceWords[source]}. ${consequences[status]}`
