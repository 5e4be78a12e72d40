import { markSheets } from '@campanile/contract/results/mark-sheets.ts'
import { markSheetKindWords, markSheetStatusWords } from '@campanile/contract/results/result-words.ts'
import { downloadOf } from '#documents/download.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handle } from '#http/handle.ts'
import { dayIn, momentsIn } from '#platform/clock.ts'
import type { SheetRow } from './mark-sheets.repo.ts'
import { listSheetsAfter } from './mark-sheets-list.repo.ts'

const columns = (moment: (at: Date) => string): Column<SheetRow>[] => [
  { header: 'Course', width: 12, cell: ({ courseCode }) => courseCode },
  { header: 'Course title', width: 28, cell: ({ courseTitle }) => courseTitle },
  { header: 'Term', width: 18, cell: ({ termName }) => termName },
  { header: 'Kind', width: 12, cell: ({ kind }) => markSheetKindWords[kind] },
  { header: 'Title', width: 32, cell: ({ title }) => title },
  { header: 'Starts or due', kind: 'moment', width: 17, cell: ({ at }) => at && moment(at) },
  { header: 'Maximum mark', kind: 'number', width: 13, cell: ({ maxMark }) => Number(maxMark) },
  { header: 'Weight', kind: 'number', width: 8, cell: ({ weight }) => Number(weight) },
  { header: 'Students', kind: 'number', width: 9, cell: ({ enrolled }) => enrolled },
  { header: 'Entered', kind: 'number', width: 9, cell: ({ entered }) => entered },
  { header: 'Withheld', kind: 'number', width: 9, cell: ({ withheld }) => withheld },
  { header: 'State', width: 11, cell: ({ status }) => markSheetStatusWords[status] },
  { header: 'Submitted by', width: 24, cell: ({ submittedBy }) => submittedBy },
  { header: 'Submitted', kind: 'moment', width: 17, cell: (it) => it.submittedAt && moment(it.submittedAt) },
  { header: 'Published by', width: 24, cell: ({ publishedBy }) => publishedBy },
  { header: 'Published', kind: 'moment', width: 17, cell: (it) => it.publishedAt && moment(it.publishedAt) },
]

export const exportMarkSheets = handle(markSheets.exportMarkSheets, async (ctx, { format, ...query }) => {
  const now = ctx.clock.now()
  const { timeZone } = await currentInstitution(ctx)
  const rows = readInBatches<SheetRow>((after, limit) =>
    listSheetsAfter(ctx.db, ctx.actor, query, { after, limit }),
  )
  return downloadOf(
    { title: 'Mark sheets', columns: columns(momentsIn(timeZone)), rows },
    { format, name: `Mark sheets ${dayIn(timeZone, now).date}`, now },
  )
})
