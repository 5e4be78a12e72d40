import { imports } from '@campanile/contract/imports/imports.ts'
import { messageText } from '@campanile/messages/coded.ts'
import { toDownload } from '#documents/download.ts'
import { documentMessages } from '#documents/messages.ts'
import type { Column } from '#documents/table.ts'
import { localeOfActor } from '#domains/people/reader-locales.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { importFiles } from './files.messages.ts'
import { everyRow, type RowRecord } from './import-rows.repo.ts'
import { rowView } from './import-view.ts'
import { findImport } from './imports.repo.ts'

const batchSize = 1000

const changesText = (row: RowRecord, locale: string) => {
  const m = importFiles(locale)
  return rowView(row, locale)
    .changes.map(({ field, from, to: after }) => {
      const to = after ?? m.none()
      return from === null ? m.fieldSet({ field, to }) : m.fieldChanged({ field, from, to })
    })
    .join('; ')
}

const columns = (locale: string): Column<RowRecord>[] => {
  const m = importFiles(locale)
  const shared = documentMessages(locale)
  return [
    { header: m.file(), width: 20, cell: ({ file }) => file },
    { header: m.line(), kind: 'number', width: 8, cell: ({ line }) => line },
    { header: shared.kind(), width: 12, cell: ({ kind }) => kind },
    { header: m.what(), width: 40, cell: ({ label }) => label },
    { header: m.outcome(), width: 12, cell: ({ outcome }) => outcome },
    { header: shared.reason(), width: 50, cell: ({ reason }) => reason && messageText(reason, locale) },
    { header: m.changes(), width: 50, cell: (row) => changesText(row, locale) },
    { header: m.undone(), width: 10, cell: ({ undo }) => undo },
  ]
}

async function* flat(pages: AsyncIterable<RowRecord[]>) {
  for await (const rows of pages) yield* rows
}

export const downloadImportRows = handle(imports.downloadImportRows, async (ctx, query) => {
  if (!(await findImport(ctx.db, query.importId))) throw new AppError('not-found')
  const locale = await localeOfActor(ctx)
  const m = importFiles(locale)
  const rows = flat(everyRow(ctx.db, query, batchSize))
  return toDownload(
    { title: m.import(), locale, columns: columns(locale), rows },
    { format: 'csv', name: m.importLines(), now: ctx.clock.now() },
  )
})
