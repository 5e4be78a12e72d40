import { examSeats } from '@campanile/contract/exams/exam-seats.ts'
import { downloadOf } from '#documents/download.ts'
import type { Column } from '#documents/table.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { examWords } from './exam-notifications.ts'
import { listSeats, type SeatRow } from './exam-seats.repo.ts'
import { seatedExam } from './exam-seats.service.ts'

const room: Column<SeatRow> = { header: 'Room', width: 20, cell: (it) => it.room }
const columns: Column<SeatRow>[] = [
  { header: 'Seat', kind: 'number', width: 6, cell: ({ seat }) => seat },
  { header: 'Student number', width: 16, cell: ({ number }) => number },
  { header: 'Name', width: 34, cell: ({ name }) => name },
]
/** An empty column for signatures, only in the printed list. */
const signature: Column<SeatRow> = { header: 'Signature', width: 34, cell: () => null }

export const exportExamSeats = handle(examSeats.exportExamSeats, async (ctx, { examId, format }) => {
  const exam = await seatedExam(ctx, examId)
  const rows = await listSeats(ctx.db, examId)
  const { timeZone } = await currentInstitution(ctx)
  const table = {
    title: `Seats, ${exam.courseCode} ${exam.title}`,
    subtitle: examWords(exam, timeZone),
    columns: format === 'csv' ? [room, ...columns] : [...columns, signature],
    sectionOf: (it: SeatRow) => it.room,
    rows,
  }
  const name = `Seats ${exam.courseCode} ${exam.title}`
  return downloadOf(table, { format, name, now: ctx.clock.now() })
})
