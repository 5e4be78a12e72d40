export interface Cell {
  row: number
  column: number
}

interface Size {
  rows: number
  columns: number
}

/** Rows that a page key moves by. */
const page = 10

/** The cell that a key moves to; none for other keys. */
export function cellAfterKey(
  key: string,
  whole: boolean,
  { row, column }: Cell,
  { rows, columns }: Size,
): Cell | undefined {
  const [lastRow, lastColumn] = [rows - 1, columns - 1]
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column }
    case 'ArrowDown':
      return { row: Math.min(lastRow, row + 1), column }
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) }
    case 'ArrowRight':
      return { row, column: Math.min(lastColumn, column + 1) }
    case 'PageUp':
      return { row: Math.max(0, row - page), column }
    case 'PageDown':
      return { row: Math.min(lastRow, row + page), column }
    case 'Home':
      return { row: whole ? 0 : row, column: 0 }
    case 'End':
      return { row: whole ? lastRow : row, column: lastColumn }
    default:
      return undefined
  }
}
