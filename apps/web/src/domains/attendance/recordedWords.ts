import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import type { AttendanceSource } from '@campanile/contract/timetable/timetable.ts'
import { seriesWords } from '#lib/listWords.ts'
import { m } from './messages.ts'

/** "Recorded by face, 18 November, 10:30": the source of a record, with person and time. */
export const recordedBy = (source: AttendanceSource, ...details: string[]): string =>
  m.recordedBy({ source, details: seriesWords(details) })

/** "Ana Adams is recorded as late" */
export const isRecordedAs = (fullName: string, status: AttendanceStatus): string =>
  m.isRecordedAs({ status, fullName })
