import type { Readable } from 'node:stream'
import { imports } from '@campanile/contract/imports/imports.ts'
import { ZipFile } from 'yazl'
import type { Database } from '#db/database.ts'
import { toCsv } from '#documents/csv.ts'
import type { Cell } from '#documents/table.ts'
import { handle } from '#http/handle.ts'
import { listKeys } from '#platform/records.ts'
import { exportedCsv, exportedRoster } from './export.repo.ts'
import { rosterColumns } from './formats/oneroster-columns.ts'
import { csvFormats } from './formats/read-file.ts'
import { rosterRows } from './roster.sql.ts'

type Cells = Record<string, Cell>

const cellsCsv = (names: readonly string[], rows: Iterable<Cells> | AsyncIterable<Cells>): Readable =>
  toCsv({
    title: '',
    columns: names.map((name) => ({ header: name, width: 20, cell: (row: Cells) => row[name] ?? null })),
    rows,
  })

export const exportCampus = handle(imports.exportCampus, async ({ db }, { format }) => {
  if (format === 'oneroster') {
    return { type: 'application/zip', bytes: rosterBundle(db), saveAs: 'oneroster.zip' }
  }
  const { file, columns } = csvFormats[format]
  const bytes = cellsCsv(
    columns.map(({ name }) => name),
    exportedCsv(db, format),
  )
  return { type: 'text/csv; charset=utf-8', bytes, saveAs: file }
})

/** Streams the files of the bundle one after the other. */
function rosterBundle(db: Database): Readable {
  const zip = new ZipFile()
  const names = listKeys(rosterRows)
  const manifest = [
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...names.map((name) => [`file.${name}`, 'bulk']),
    ['source.systemName', 'Campanile'],
  ].map(([propertyName = '', value = '']) => ({ propertyName, value }))
  zip.addReadStream(cellsCsv(['propertyName', 'value'], manifest), 'manifest.csv')
  for (const name of names) {
    zip.addReadStreamLazy(`${name}.csv`, (opened) =>
      opened(null, cellsCsv(rosterColumns[name], exportedRoster(db, name))),
    )
  }
  zip.end()
  return zip.outputStream as Readable
}
