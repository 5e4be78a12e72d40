import { examSittingWords, examStateWords, examTypeWords } from '@campanile/contract/exams/exam-words.ts'
import { exams } from '@campanile/contract/exams/exams.ts'
import { downloadOf } from '#documents/download.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { wallTime } from '#domains/timetable/weekly.rules.ts'
import { handle } from '#http/handle.ts'
import { dayIn } from '#platform/clock.ts'
import { listExamsAfter } from './exam-lists.repo.ts'
import { minutesOf } from './exam-time.rules.ts'
import { stateOf } from './exams.policy.ts'
import type { ExamRow } from './exams.repo.ts'

const roomNames = ({ rooms }: ExamRow) => rooms.map(({ name }) => name).join(', ')
const watching = ({ rooms }: ExamRow) =>
  rooms.flatMap(({ invigilator }) => invigilator?.name ?? []).join(', ')

/** Day, start and end in the institution's time zone, and the exam; the first columns of both files. */
const timetable = (timeZone: string): Column<ExamRow>[] => [
  { header: 'Day', kind: 'day', width: 12, cell: (it) => wallTime(it.startsAt, timeZone).day },
  { header: 'Starts', width: 8, cell: (it) => wallTime(it.startsAt, timeZone).time },
  { header: 'Ends', width: 8, cell: (it) => wallTime(it.endsAt, timeZone).time },
  { header: 'Course', width: 12, cell: ({ courseCode }) => courseCode },
  { header: 'Title', width: 26, cell: ({ courseTitle }) => courseTitle },
  { header: 'Exam', width: 26, cell: ({ title }) => title },
  { header: 'Batches', width: 18, cell: ({ batches }) => batches.join(', ') },
  { header: 'Rooms', width: 28, cell: roomNames },
]

const columns = (timeZone: string): Column<ExamRow>[] => [
  ...timetable(timeZone),
  { header: 'Type', width: 12, cell: ({ type }) => examTypeWords[type] },
  { header: 'Sitting', width: 16, cell: ({ sitting }) => examSittingWords[sitting] },
  { header: 'Term', width: 18, cell: ({ termName }) => termName },
  { header: 'Minutes', kind: 'number', width: 9, cell: minutesOf },
  { header: 'Maximum mark', kind: 'number', width: 13, cell: ({ maxMark }) => Number(maxMark) },
  { header: 'Weight', kind: 'number', width: 8, cell: ({ weight }) => Number(weight) },
  { header: 'Students', kind: 'number', width: 9, cell: ({ candidates }) => candidates },
  { header: 'Seated', kind: 'number', width: 8, cell: ({ seated }) => seated },
  { header: 'Deferred', kind: 'number', width: 9, cell: ({ deferred }) => deferred },
  { header: 'Invigilators', width: 28, cell: watching },
  { header: 'State', width: 11, cell: (row) => examStateWords[stateOf(row)] },
  { header: 'Reason', width: 32, cell: ({ cancelReason }) => cancelReason },
]

export const exportExams = handle(exams.exportExams, async (ctx, { format, ...narrowing }) => {
  const now = ctx.clock.now()
  const { timeZone } = await currentInstitution(ctx)
  const asked = { ...narrowing, timeZone }
  const rows = readInBatches<ExamRow>((after, limit) => listExamsAfter(ctx.db, asked, { after, limit }))
  return downloadOf(
    { title: 'Exams', columns: columns(timeZone), rows },
    { format, name: `Exams ${dayIn(timeZone, now).date}`, now },
  )
})

export const printExams = handle(exams.printExams, async (ctx, narrowing) => {
  const now = ctx.clock.now()
  const { timeZone, name: institution } = await currentInstitution(ctx)
  const asked = { ...narrowing, timeZone }
  const rows = readInBatches<ExamRow>((after, limit) =>
    listExamsAfter(ctx.db, asked, { after, limit, printed: true }),
  )
  return downloadOf(
    { title: 'Exam timetable', subtitle: institution, columns: timetable(timeZone), rows },
    { format: 'pdf', name: `Exam timetable ${dayIn(timeZone, now).date}`, now },
  )
})
