import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { attendanceStatusWords } from '@campanile/contract/attendance/attendance-words.ts'
import { counted } from '#lib/counted.ts'
import { fullName } from '#lib/session.ts'
import { type RowStatus, statusOf } from './registerRows.ts'

export const statusWords: Record<RowStatus, string> = {
  ...attendanceStatusWords,
  waiting: 'Not yet',
}

/** The key that sets a record while a row of the roster has the focus. */
export const markKeys: Record<AttendanceStatus, string> = {
  present: 'P',
  late: 'L',
  absent: 'A',
  excused: 'E',
}

/** The record that a pressed key sets, whatever its case. */
export const markOfKey = (key: string): AttendanceStatus | undefined =>
  (Object.keys(markKeys) as AttendanceStatus[]).find((status) => markKeys[status] === key.toUpperCase())

const wordOf = (row: RegisterRow) => statusWords[statusOf(row)].toLowerCase()

/** "Ana Adams is recorded as present." */
export const recordedWords = (row: RegisterRow): string => `${fullName(row)} is recorded as ${wordOf(row)}.`

/** "Undone: Ana Adams is not recorded yet." */
export const undoneWords = (row: RegisterRow): string =>
  row.status ? `Undone: ${fullName(row)} is ${wordOf(row)} again.` : `Undone: ${fullName(row)} has no record.`

/** What recording the rest of a register did. */
export const restWords = {
  recorded: (students: number) => `${counted(students, 'student')} recorded as present.`,
  undone: (students: number) => `Undone: ${counted(students, 'record')} removed.`,
  nobody: 'Every student already has a record.',
}
