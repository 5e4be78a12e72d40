import {
  attendanceSourceWords,
  attendanceStatusWords,
} from '@campanile/contract/attendance/attendance-words.ts'
import { studentAttendance } from '@campanile/contract/attendance/student-attendance.ts'
import { toDownload } from '#documents/download.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { localDay, localMoments } from '#platform/clock.ts'
import { listRecordsAfter } from './records-export.repo.ts'
import type { RecordRow } from './student-attendance.repo.ts'

/** Cells start with a capital letter. The pages use these words within sentences. */
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The headings match the attendance import, so that a file can be corrected and imported again. */
const columns = (moment: (at: Date) => string): Column<RecordRow>[] => [
  { header: 'Last name', width: 20, cell: ({ lastName }) => lastName },
  { header: 'First name', width: 20, cell: ({ firstName }) => firstName },
  { header: 'Email', width: 32, cell: ({ email }) => email },
  { header: 'Number', width: 14, cell: ({ number }) => number },
  { header: 'Class', width: 12, cell: ({ courseCode }) => courseCode },
  { header: 'Course title', width: 32, cell: ({ courseTitle }) => courseTitle },
  { header: 'Room', width: 14, cell: ({ room }) => room },
  { header: 'Date', kind: 'day', width: 12, cell: ({ startsAt }) => moment(startsAt).slice(0, 10) },
  { header: 'Time', width: 8, cell: ({ startsAt }) => moment(startsAt).slice(11) },
  { header: 'Status', width: 10, cell: ({ status }) => attendanceStatusWords[status] },
  { header: 'Source', width: 22, cell: ({ source }) => capitalised(attendanceSourceWords[source]) },
  { header: 'Recorded at', kind: 'moment', width: 17, cell: ({ markedAt }) => moment(markedAt) },
  { header: 'Recorded by', width: 24, cell: ({ markedBy }) => markedBy },
  { header: 'Reason', width: 32, cell: ({ reason }) => reason },
]

export const exportAttendanceRecords = handle(
  studentAttendance.exportAttendanceRecords,
  async (ctx, { format, ...filters }) => {
    const now = ctx.clock.now()
    const { timeZone } = await currentInstitution(ctx)
    const rows = readInBatches<RecordRow>((after, limit) =>
      listRecordsAfter(ctx.reading, { filters, timeZone, after, limit }),
    )
    return toDownload(
      { title: 'Attendance records', columns: columns(localMoments(timeZone)), rows },
      { format, name: `Student attendance ${localDay(timeZone, now).date}`, now },
    )
  },
)
