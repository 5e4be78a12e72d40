import { imports } from '@campanile/contract/imports/imports.ts'
import { downloadOf } from '#documents/download.ts'
import type { Column } from '#documents/table.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { everyRow, type RowRecord } from './import-rows.repo.ts'
import { rowView } from './import-view.ts'
import { findImport } from './imports.repo.ts'

const batchSize = 1000

const changesText = (row: RowRecord) =>
  rowView(row)
    .changes.map(({ field, from, to }) => `${field}: ${from === null ? '' : `${from} to `}${to ?? 'none'}`)
    .join('; ')

const columns: Column<RowRecord>[] = [
  { header: 'File', width: 20, cell: ({ file }) => file },
  { header: 'Line', kind: 'number', width: 8, cell: ({ line }) => line },
  { header: 'Kind', width: 12, cell: ({ kind }) => kind },
  { header: 'What', width: 40, cell: ({ label }) => label },
  { header: 'Outcome', width: 12, cell: ({ outcome }) => outcome },
  { header: 'Reason', width: 50, cell: ({ reason }) => reason },
  { header: 'Changes', width: 50, cell: changesText },
  { header: 'Undone', width: 10, cell: ({ undo }) => undo },
]

async function* flat(pages: AsyncIterable<RowRecord[]>) {
  for await (const rows of pages) yield* rows
}

export const downloadImportRows = handle(imports.downloadImportRows, async (ctx, query) => {
  if (!(await findImport(ctx.db, query.importId))) throw new AppError('not-found')
  const rows = flat(everyRow(ctx.db, query, batchSize))
  return downloadOf(
    { title: 'Import', columns, rows },
    { format: 'csv', name: 'Import lines', now: ctx.clock.now() },
  )
})
