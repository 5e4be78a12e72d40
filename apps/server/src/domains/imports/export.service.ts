import { imports } from '@campanile/contract/imports/imports.ts'
import { handle } from '#http/handle.ts'
import { listKeys } from '#platform/records.ts'
import { exportedCsv, exportedRoster } from './export.repo.ts'
import { rosterColumns } from './formats/oneroster-columns.ts'
import { csvFormats } from './formats/read-file.ts'
import { cellsCsv, writeRosterBundle } from './formats/write-roster-bundle.ts'
import { rosterRows } from './roster.sql.ts'

export const exportCampus = handle(imports.exportCampus, async ({ db }, { format }) => {
  if (format === 'oneroster') {
    const files = listKeys(rosterRows).map((name) => ({
      name,
      mode: 'bulk' as const,
      columns: rosterColumns[name],
      rows: () => exportedRoster(db, name),
    }))
    const bytes = writeRosterBundle(files, 'Campanile')
    return { type: 'application/zip', bytes, saveAs: 'oneroster.zip' }
  }
  const { file, columns } = csvFormats[format]
  const bytes = cellsCsv(
    columns.map(({ name }) => name),
    exportedCsv(db, format),
  )
  return { type: 'text/csv; charset=utf-8', bytes, saveAs: file }
})
