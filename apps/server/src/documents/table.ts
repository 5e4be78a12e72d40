/** A day is `2026-11-16` and a moment `2026-11-16 09:30`, both in the institution's time zone. */
export type CellKind = 'text' | 'number' | 'day' | 'moment'

export type Cell = string | number | null

export interface Column<Row> {
  header: string
  /** Defaults to text. */
  kind?: CellKind
  /** In characters, as in spreadsheets. */
  width: number
  /** Decimals of every number, so that a column has one precision. Without it, as many as each has. */
  decimals?: number
  cell: (row: Row) => Cell
}

/** The longest heading that widens its column, in characters. */
const longestHeading = 24

/** The width of a column in characters. Headings are longer in some languages than in English. */
export const columnWidth = ({ header, width }: Pick<Column<never>, 'header' | 'width'>): number =>
  Math.max(width, Math.min(header.length + 1, longestHeading))

/**
 * The input of every table writer. Rows are read only as fast as the reader takes them, and only as long as
 * there is one.
 */
export interface Table<Row> {
  /** The title of the sheet, and the heading of a printed page. */
  title: string
  /** The language of its texts, if it is not English. Files for other programs are. */
  locale?: string | undefined
  /** Below the heading of a printed page: the filters that were applied. */
  subtitle?: string
  columns: readonly Column<Row>[]
  /** The heading under which a row is printed. Each heading starts a new page. */
  sectionOf?: (row: Row) => string
  rows: Iterable<Row> | AsyncIterable<Row>
}
