// Text from the clipboard as a table: lines of cells, as spreadsheets copy them.

/** Cells are trimmed; their last ones and the last lines may be blank. */
type Table = string[][]

const isFilled = (value: string | undefined) => value !== undefined && value !== ''

/**
 * Removes blank lines at the end. Blank lines before that keep their position, because each represents a
 * student.
 */
const withoutLastLines = (table: Table): Table =>
  table.slice(0, table.findLastIndex((row) => row.some(isFilled)) + 1)

/** Removes empty columns. A selection often includes some. */
function withoutEmptyColumns(table: Table): Table {
  const width = table.reduce((most, row) => Math.max(most, row.length), 0)
  const filled = Array.from({ length: width }, (_, column) => column).filter((column) =>
    table.some((row) => isFilled(row[column])),
  )
  return table.map((row) => filled.map((column) => row[column] ?? ''))
}

/** Whether a line is "student; mark", or "mark;": semicolons in a sentence are not separators. */
function isPair(line: string): boolean {
  const cells = line.split(';').map((it) => it.trim())
  return cells.length > 1 && isFilled(cells[0]) && cells.findLastIndex(isFilled) < 2
}

/** Without blank columns and without blank lines at the end. */
export function tableOf(text: string): Table {
  const lines = text.split(/\r\n?|\n/)
  const separator = text.includes('\t') ? '\t' : lines.some(isPair) ? ';' : undefined
  const table = lines.map((line) => (separator ? line.split(separator) : [line]).map((it) => it.trim()))
  return withoutEmptyColumns(withoutLastLines(table))
}

/**
 * The contents of the clipboard: a single value goes into the cell as if it were typed. A value below blank
 * cells is a table, because it belongs to a student further down.
 */
export function clipboardKind(text: string): 'blank' | 'value' | 'table' {
  if (text.trim() === '') return 'blank'
  return /[\t\n\r]/.test(text.trimEnd()) ? 'table' : 'value'
}
