/** The effect of each key in the mark grid, whose cells form one column. */
export type GridCommand =
  | { type: 'move'; to: number; extend: boolean }
  | { type: 'clear' }
  | { type: 'revert' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'selectAll' }
  | { type: 'comment' }
  | { type: 'find' }

export interface Pressed {
  key: string
  ctrl: boolean
  shift: boolean
  alt: boolean
}

/** Rows that a page key moves by. */
export const pageRows = 10

/** None for other keys, which the cell and the browser handle. */
export function commandOf(
  { key, ctrl, shift, alt }: Pressed,
  row: number,
  rows: number,
): GridCommand | undefined {
  if (alt) return undefined
  const move = (to: number, extend = shift): GridCommand => ({
    type: 'move',
    to: Math.max(0, Math.min(rows - 1, to)),
    extend,
  })
  const letter = key.toLowerCase()
  if (ctrl && letter === 'z') return { type: shift ? 'redo' : 'undo' }
  if (ctrl && letter === 'y') return { type: 'redo' }
  if (ctrl && letter === 'a') return { type: 'selectAll' }
  if (ctrl && letter === 'f') return { type: 'find' }
  switch (key) {
    case 'ArrowDown':
      return move(ctrl ? rows - 1 : row + 1)
    case 'ArrowUp':
      return move(ctrl ? 0 : row - 1)
    case 'PageDown':
      return move(row + pageRows)
    case 'PageUp':
      return move(row - pageRows)
    case 'Home':
      return move(0)
    case 'End':
      return move(rows - 1)
    case 'Enter':
      return move(shift ? row - 1 : row + 1, false)
    case 'Tab': {
      // At either end it leaves the grid, as everywhere.
      const to = shift ? row - 1 : row + 1
      return to < 0 || to >= rows ? undefined : move(to, false)
    }
    case 'F2':
      return shift ? { type: 'comment' } : undefined
    case 'Delete':
      return { type: 'clear' }
    case 'Escape':
      return { type: 'revert' }
    default:
      return undefined
  }
}

export interface GridSelection {
  /** The start of the selection, and the cell being edited. */
  anchor: number
  active: number
}

/** First and last row. */
export const selectedRange = ({ anchor, active }: GridSelection) =>
  [Math.min(anchor, active), Math.max(anchor, active)] as const
