import type { DocumentFormat } from '@campanile/contract/documents.ts'
import type { FileAnswer } from '#http/routes.ts'
import { csvOf } from './csv.ts'
import { pdfOf } from './pdf.ts'
import type { Table } from './table.ts'
import { xlsxOf } from './xlsx.ts'

const types: Record<DocumentFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}
const writers = { csv: csvOf, xlsx: xlsxOf, pdf: pdfOf }

/** The answer by which a browser saves a table; `name` has no ending yet. */
export const downloadOf = <Row>(
  table: Table<Row>,
  { format, name, now }: { format: DocumentFormat; name: string; now: Date },
): FileAnswer => ({
  type: types[format],
  bytes: writers[format](table, now),
  saveAs: `${name}.${format}`,
})
