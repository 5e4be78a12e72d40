import { type MarkCell, markSheets } from '@campanile/contract/results/mark-sheets.ts'
import { markStateWords } from '@campanile/contract/results/result-words.ts'
import { toDownload } from '#documents/download.ts'
import type { Column } from '#documents/table.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { localDay, localMoments } from '#platform/clock.ts'
import { readGrid } from '../marks/mark-grid.service.ts'

const figure = (value: string | null) => (value === null ? null : Number(value))

/** Uses the import's column names, so that the file can be filled in and imported. */
const columns = (moment: (at: Date) => string, isLate: boolean): Column<MarkCell>[] => [
  { header: 'Last name', width: 20, cell: ({ student }) => student.lastName },
  { header: 'First name', width: 20, cell: ({ student }) => student.firstName },
  { header: 'Number', width: 14, cell: ({ student }) => student.number },
  { header: 'Email', width: 32, cell: ({ student }) => student.email },
  { header: 'Mark', kind: 'number', width: 10, cell: ({ mark }) => figure(mark) },
  { header: 'State', width: 12, cell: ({ state }) => state && markStateWords[state] },
  ...(isLate
    ? ([
        { header: 'Penalty', kind: 'number', width: 10, cell: (it) => figure(it.penalty) },
        { header: 'Final mark', kind: 'number', width: 10, cell: (it) => figure(it.finalMark) },
      ] satisfies Column<MarkCell>[])
    : []),
  { header: 'Comment', width: 32, cell: ({ comment }) => comment },
  { header: 'Entered by', width: 24, cell: ({ enteredBy }) => enteredBy },
  {
    header: 'Entered',
    kind: 'moment',
    width: 17,
    cell: (it) => it.enteredAt && moment(new Date(it.enteredAt)),
  },
  { header: 'Withheld', width: 24, cell: ({ withheldReason }) => withheldReason },
]

export const exportMarkSheet = handle(markSheets.exportMarkSheet, async (ctx, { sheetId, format }) => {
  const { sheet, cells } = await readGrid(ctx, ctx.db, sheetId)
  const now = ctx.clock.now()
  const { timeZone } = await currentInstitution(ctx)
  const title = `${sheet.courseCode} ${sheet.title}`
  return toDownload(
    { title, columns: columns(localMoments(timeZone), sheet.kind === 'assignment'), rows: cells },
    { format, name: `Marks ${title} ${localDay(timeZone, now).date}`, now },
  )
})
