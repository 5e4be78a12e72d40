import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import type { AttendanceSource } from '@campanile/contract/timetable/timetable.ts'
import { m } from './messages.ts'

interface Receipt {
  status: AttendanceStatus
  source: AttendanceSource
}

const ownDoing: ReadonlySet<AttendanceSource> = new Set<AttendanceSource>(['face', 'passkey', 'code'])

/** The meaning of a student's record, in one line. */
export function receiptTitle({ status, source }: Receipt): string {
  if (status === 'absent') return m.youAreRecordedAsAbsent()
  if (status === 'excused') return m.youAreExcused()
  if (!ownDoing.has(source)) return status === 'late' ? m.youAreRecordedAsLate() : m.youAreRecordedAsPresent()
  return status === 'present' ? m.youAreCheckedIn() : m.youAreCheckedInLate()
}

/** An absence has none: whether it can be disputed is said beside it. */
const consequences: Record<AttendanceStatus, string> = {
  present: m.youWereOnTime(),
  late: m.youWereLate(),
  absent: '',
  excused: m.sessionDoesNotCountAgainstYou(),
}

/** Time and method: "10:36, by face. You were on time." */
export const receiptDetail = ({ status, source }: Receipt, time: string): string =>
  `${m.recordedAt({ source, time })} ${consequences[status]}`.trimEnd()
