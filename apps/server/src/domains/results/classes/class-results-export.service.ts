import { classResultStatusWords, markStateWords } from '@campanile/contract/results/result-words.ts'
import { type ClassResults, results } from '@campanile/contract/results/results.ts'
import { downloadOf } from '#documents/download.ts'
import type { Column } from '#documents/table.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { dayIn } from '#platform/clock.ts'
import { classResultsOf } from './class-results.service.ts'

type Row = ClassResults['items'][number]

const figure = (value: string | null | undefined) => (value == null ? null : Number(value))
const markOf = (mark: Row['marks'][number] | undefined) =>
  mark?.state === 'incomplete' ? markStateWords.incomplete : figure(mark?.finalMark)

const columns = ({ assessments }: ClassResults): Column<Row>[] => [
  { header: 'Last name', width: 20, cell: ({ student }) => student.lastName },
  { header: 'First name', width: 20, cell: ({ student }) => student.firstName },
  { header: 'Number', width: 14, cell: ({ student }) => student.number },
  ...assessments.map(
    ({ title, maxMark, weight }, place): Column<Row> => ({
      header: `${title} (of ${maxMark}, ${weight} %)`,
      width: 16,
      cell: ({ marks }) => markOf(marks[place]),
    }),
  ),
  { header: 'Per cent', kind: 'number', width: 10, cell: ({ percent }) => figure(percent) },
  { header: 'Weight marked %', kind: 'number', width: 14, cell: ({ weight }) => figure(weight) },
  { header: 'Grade', width: 8, cell: ({ letter }) => letter },
  { header: 'Points', kind: 'number', width: 8, cell: ({ points }) => figure(points) },
  { header: 'Result', width: 12, cell: ({ status }) => classResultStatusWords[status] },
]

export const exportClassResults = handle(results.exportClassResults, async (ctx, { classId, format }) => {
  const found = await classResultsOf(ctx, classId)
  const now = ctx.clock.now()
  const { timeZone } = await currentInstitution(ctx)
  return downloadOf(
    { title: `${found.courseCode} results`, columns: columns(found), rows: found.items },
    { format, name: `Results ${found.courseCode} ${dayIn(timeZone, now).date}`, now },
  )
})
