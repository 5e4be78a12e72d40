/** A day is `2026-11-16`, a moment `2026-11-16 09:30`, both as they read in the institution's time zone. */
export type CellKind = 'text' | 'number' | 'day' | 'moment'

export type Cell = string | number | null

export interface Column<Row> {
  header: string
  /** Text where absent. */
  kind?: CellKind
  /** In characters, as spreadsheets measure. */
  width: number
  cell: (row: Row) => Cell
}

/** What every writer writes: rows are asked for as fast as they are taken, and no longer than they are wanted. */
export interface Table<Row> {
  /** Of the sheet, and the heading of a printed page. */
  title: string
  /** Under the heading of a printed page: what the rows were narrowed to. */
  subtitle?: string
  columns: readonly Column<Row>[]
  /** The heading under which a row is printed; each begins a page of its own. */
  sectionOf?: (row: Row) => string
  rows: Iterable<Row> | AsyncIterable<Row>
}
