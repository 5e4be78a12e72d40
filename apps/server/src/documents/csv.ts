import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { withoutFormula } from './formula-guard.ts'
import type { Cell, Column, Table } from './table.ts'

/** Numbers need no guard: a minus sign before digits is no formula. */
function written(cell: Cell, decimals: number | undefined): Cell {
  if (typeof cell === 'string') return withoutFormula(cell)
  return typeof cell === 'number' && decimals !== undefined ? cell.toFixed(decimals) : cell
}

const csvHead = <Row>(columns: readonly Column<Row>[]) => columns.map(({ header }) => withoutFormula(header))

async function* records<Row>({ columns, rows }: Table<Row>): AsyncGenerator<Cell[]> {
  yield csvHead(columns)
  for await (const row of rows) yield columns.map(({ cell, decimals }) => written(cell(row), decimals))
}

/** Comma-separated UTF-8, with the byte order mark that Excel needs to recognise it. */
export function toCsv<Row>(table: Table<Row>): Readable {
  const text = stringify({ bom: true, record_delimiter: 'windows' })
  // An error on either side, or a reader that stops, ends both. The reader gets the error from `text`.
  pipeline(Readable.from(records(table)), text, () => undefined)
  return text
}
