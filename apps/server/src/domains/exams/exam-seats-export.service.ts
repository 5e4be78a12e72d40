import type { DocumentFormat } from '@campanile/contract/documents.ts'
import { examSeats } from '@campanile/contract/exams/exam-seats.ts'
import { toDownload } from '#documents/download.ts'
import { documentMessages } from '#documents/messages.ts'
import type { Column } from '#documents/table.ts'
import { localeOfActor } from '#domains/people/reader-locales.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { examWords } from './exam-notifications.ts'
import { listSeats, type SeatRow } from './exam-seats.repo.ts'
import { seatedExam } from './exam-seats.service.ts'
import { examFiles } from './files.messages.ts'

/** In print the room is the heading of its seats, and there is space for signatures. */
const columns = (format: DocumentFormat, locale: string): Column<SeatRow>[] => {
  const m = examFiles(locale)
  const shared = documentMessages(locale)
  const room: Column<SeatRow> = { header: shared.room(), width: 20, cell: (it) => it.room }
  const signature: Column<SeatRow> = { header: m.signature(), width: 34, cell: () => null }
  return [
    ...(format === 'csv' ? [room] : []),
    { header: m.seat(), kind: 'number', width: 6, cell: ({ seat }) => seat },
    { header: m.studentNumber(), width: 16, cell: ({ number }) => number },
    { header: shared.name(), width: 34, cell: ({ name }) => name },
    ...(format === 'csv' ? [] : [signature]),
  ]
}

export const exportExamSeats = handle(examSeats.exportExamSeats, async (ctx, { examId, format }) => {
  const exam = await seatedExam(ctx, examId)
  const rows = await listSeats(ctx.db, examId)
  const [{ timeZone }, locale] = await Promise.all([currentInstitution(ctx), localeOfActor(ctx)])
  const m = examFiles(locale)
  const of = { course: exam.courseCode, exam: exam.title }
  const table = {
    title: m.seatsOf(of),
    locale,
    subtitle: examWords(exam, timeZone, locale),
    columns: columns(format, locale),
    sectionOf: (it: SeatRow) => it.room,
    rows,
  }
  return toDownload(table, { format, name: m.seatsFile(of), now: ctx.clock.now() })
})
