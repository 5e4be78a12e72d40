import { exams } from '@campanile/contract/exams/exams.ts'
import {
  examSittingLabels,
  examStateLabels,
  examTypeLabels,
} from '@campanile/contract/exams/label-messages.ts'
import { documentMessages } from '#documents/messages.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { downloadList, type FileFacts } from '#domains/people/list-download.service.ts'
import { wallTime } from '#domains/timetable/weekly.rules.ts'
import { handle } from '#http/handle.ts'
import { listExamsAfter } from './exam-lists.repo.ts'
import { minutesOf } from './exam-time.rules.ts'
import { stateOf } from './exams.policy.ts'
import type { ExamRow } from './exams.repo.ts'
import { examFiles } from './files.messages.ts'

const roomNames = ({ rooms }: ExamRow) => rooms.map(({ name }) => name).join(', ')
const watching = ({ rooms }: ExamRow) =>
  rooms.flatMap(({ invigilator }) => invigilator?.name ?? []).join(', ')

/** Day, start and end in the institution's time zone, and the exam; the first columns of both files. */
const timetable = ({ timeZone, locale }: FileFacts): Column<ExamRow>[] => {
  const m = examFiles(locale)
  const shared = documentMessages(locale)
  return [
    { header: m.day(), kind: 'day', width: 12, cell: (it) => wallTime(it.startsAt, timeZone).day },
    { header: shared.starts(), width: 8, cell: (it) => wallTime(it.startsAt, timeZone).time },
    { header: shared.ends(), width: 8, cell: (it) => wallTime(it.endsAt, timeZone).time },
    { header: shared.course(), width: 12, cell: ({ courseCode }) => courseCode },
    { header: shared.title(), width: 26, cell: ({ courseTitle }) => courseTitle },
    { header: m.exam(), width: 26, cell: ({ title }) => title },
    { header: m.batches(), width: 18, cell: ({ batches }) => batches.join(', ') },
    { header: m.rooms(), width: 28, cell: roomNames },
  ]
}

const columns = (file: FileFacts): Column<ExamRow>[] => {
  const { locale } = file
  const m = examFiles(locale)
  const shared = documentMessages(locale)
  return [
    ...timetable(file),
    { header: m.type(), width: 12, cell: ({ type }) => examTypeLabels(locale)[type] },
    { header: m.sitting(), width: 16, cell: ({ sitting }) => examSittingLabels(locale)[sitting] },
    { header: shared.term(), width: 18, cell: ({ termName }) => termName },
    { header: shared.minutes(), kind: 'number', width: 9, cell: minutesOf },
    { header: shared.maximumMark(), kind: 'number', width: 13, cell: ({ maxMark }) => Number(maxMark) },
    { header: shared.weight(), kind: 'number', width: 8, cell: ({ weight }) => Number(weight) },
    { header: shared.students(), kind: 'number', width: 9, cell: ({ candidates }) => candidates },
    { header: m.seated(), kind: 'number', width: 8, cell: ({ seated }) => seated },
    { header: m.deferred(), kind: 'number', width: 9, cell: ({ deferred }) => deferred },
    { header: m.invigilators(), width: 28, cell: watching },
    { header: shared.state(), width: 11, cell: (row) => examStateLabels(locale)[stateOf(row)] },
    { header: shared.reason(), width: 32, cell: ({ cancelReason }) => cancelReason },
  ]
}

export const exportExams = handle(exams.exportExams, (ctx, { format, ...narrowing }) =>
  downloadList(ctx, format, (file) => {
    const asked = { ...narrowing, timeZone: file.timeZone, now: ctx.clock.now() }
    return {
      title: examFiles(file.locale).exams(),
      columns: columns(file),
      rows: readInBatches<ExamRow>((after, limit) => listExamsAfter(ctx.db, asked, { after, limit })),
    }
  }),
)

export const printExams = handle(exams.printExams, (ctx, narrowing) =>
  downloadList(ctx, 'pdf', (file) => {
    const asked = { ...narrowing, timeZone: file.timeZone, now: ctx.clock.now() }
    return {
      title: examFiles(file.locale).examTimetable(),
      subtitle: file.institution,
      columns: timetable(file),
      rows: readInBatches<ExamRow>((after, limit) =>
        listExamsAfter(ctx.db, asked, { after, limit, printed: true }),
      ),
    }
  }),
)
