import type { DocumentFormat } from '@campanile/contract/documents.ts'
import type { FileAnswer } from '#http/handle.ts'
import { toCsv } from './csv.ts'
import { drawnTable } from './drawing.ts'
import type { Table } from './table.ts'

const types: Record<DocumentFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

/**
 * The response with which a browser saves a table. `name` has no extension yet.
 *
 * @throws QueueRefusal if the client has too many documents in progress
 */
export const toDownload = <Row>(
  table: Table<Row>,
  { format, name, now }: { format: DocumentFormat; name: string; now: Date },
): FileAnswer => ({
  type: types[format],
  bytes: format === 'csv' ? toCsv(table) : drawnTable(table, format, now),
  saveAs: `${name}.${format}`,
})
