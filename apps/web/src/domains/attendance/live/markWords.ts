import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { attendanceStatusWords } from '@campanile/contract/attendance/attendance-words.ts'
import { fullName } from '#lib/session.ts'
import { m } from './messages.ts'
import { type RowStatus, statusOf } from './registerRows.ts'

export const statusWords: Record<RowStatus, string> = {
  ...attendanceStatusWords,
  waiting: m.notYet(),
}

/** The key that sets a record while a row of the roster has the focus. */
export const markKeys: Record<AttendanceStatus, string> = {
  present: 'P',
  late: 'L',
  absent: 'A',
  excused: 'E',
}

/** The record that a pressed key sets, ignoring case. */
export const markOfKey = (key: string): AttendanceStatus | undefined =>
  (Object.keys(markKeys) as AttendanceStatus[]).find((status) => markKeys[status] === key.toUpperCase())

/** "Ana Adams is recorded as present." */
export const recordedWords = (row: RegisterRow): string =>
  m.isRecordedAs({ status: statusOf(row), fullName: fullName(row) })

/** "Undone: Ana Adams is not recorded yet." */
export const undoneWords = (row: RegisterRow): string =>
  row.status
    ? m.undoneIsAgain({ status: row.status, fullName: fullName(row) })
    : m.undoneHasNoRecord({ fullName: fullName(row) })

/** The result of recording the rest of a register. */
export const restWords = {
  recorded: (students: number) => m.restRecordedAsPresent({ students }),
  undone: (students: number) => m.restUndone({ students }),
  nobody: m.everyStudentAlreadyHasARecord(),
}
