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
  present: m.p(),
  late: m.l(),
  absent: m.a(),
  excused: m.e(),
}

/** The record that a pressed key sets, whatever its case. */
export const markOfKey = (key: string): AttendanceStatus | undefined =>
  (Object.keys(markKeys) as AttendanceStatus[]).find((status) => markKeys[status] === key.toUpperCase())

const wordOf = (row: RegisterRow) => statusWords[statusOf(row)].toLowerCase()

/** "Ana Adams is recorded as present." */
export const recordedWords = (row: RegisterRow): string =>
  m.isRecordedAs({ fullName: fullName(row), wordOf: wordOf(row) })

/** "Undone: Ana Adams is not recorded yet." */
export const undoneWords = (row: RegisterRow): string =>
  row.status
    ? m.undoneIsAgain({ fullName: fullName(row), wordOf: wordOf(row) })
    : m.undoneHasNoRecord({ fullName: fullName(row) })

/** What recording the rest of a register did. */
export const restWords = {
  recorded: (students: number) => m.studentRecordedAsPresent({ students }),
  undone: (students: number) => m.undoneRecordRemoved({ students }),
  nobody: m.everyStudentAlreadyHasARecord(),
}
