import { markSheetKindLabels, markSheetStatusLabels } from '@campanile/contract/results/label-messages.ts'
import { markSheets } from '@campanile/contract/results/mark-sheets.ts'
import { documentMessages } from '#documents/messages.ts'
import { readInBatches } from '#documents/row-batches.ts'
import type { Column } from '#documents/table.ts'
import { downloadList, type FileFacts } from '#domains/people/list-download.service.ts'
import { handle } from '#http/handle.ts'
import { resultFiles } from '../files.messages.ts'
import type { SheetRow } from './mark-sheets.repo.ts'
import { listSheetsAfter } from './mark-sheets-list.repo.ts'

const columns = ({ moment, locale }: FileFacts): Column<SheetRow>[] => {
  const m = resultFiles(locale)
  const shared = documentMessages(locale)
  return [
    { header: shared.course(), width: 12, cell: ({ courseCode }) => courseCode },
    { header: shared.courseTitle(), width: 28, cell: ({ courseTitle }) => courseTitle },
    { header: shared.term(), width: 18, cell: ({ termName }) => termName },
    { header: shared.kind(), width: 12, cell: ({ kind }) => markSheetKindLabels(locale)[kind] },
    { header: shared.title(), width: 32, cell: ({ title }) => title },
    { header: m.startsOrDue(), kind: 'moment', width: 17, cell: ({ at }) => at && moment(at) },
    { header: shared.maximumMark(), kind: 'number', width: 13, cell: ({ maxMark }) => Number(maxMark) },
    { header: shared.weight(), kind: 'number', width: 8, cell: ({ weight }) => Number(weight) },
    { header: shared.students(), kind: 'number', width: 9, cell: ({ enrolled }) => enrolled },
    { header: m.entered(), kind: 'number', width: 9, cell: ({ entered }) => entered },
    { header: m.withheld(), kind: 'number', width: 9, cell: ({ withheld }) => withheld },
    { header: shared.state(), width: 11, cell: ({ status }) => markSheetStatusLabels(locale)[status] },
    { header: m.submittedBy(), width: 24, cell: ({ submittedBy }) => submittedBy },
    {
      header: m.submitted(),
      kind: 'moment',
      width: 17,
      cell: (it) => it.submittedAt && moment(it.submittedAt),
    },
    { header: m.publishedBy(), width: 24, cell: ({ publishedBy }) => publishedBy },
    {
      header: m.published(),
      kind: 'moment',
      width: 17,
      cell: (it) => it.publishedAt && moment(it.publishedAt),
    },
  ]
}

export const exportMarkSheets = handle(markSheets.exportMarkSheets, (ctx, { format, ...query }) =>
  downloadList(ctx, format, (file) => ({
    title: resultFiles(file.locale).markSheets(),
    columns: columns(file),
    rows: readInBatches<SheetRow>((after, limit) =>
      listSheetsAfter(ctx.db, ctx.actor, { ...query, now: ctx.clock.now() }, { after, limit }),
    ),
  })),
)
