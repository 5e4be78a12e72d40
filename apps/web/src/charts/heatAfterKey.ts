type Place = readonly [row: number, column: number]

const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value))

/** The cell that a key moves to in a map of this many rows and columns; undefined for other keys. */
export function heatAfterKey(
  key: string,
  [row, column]: Place,
  rows: number,
  columns: number,
): Place | undefined {
  const moves: Record<string, Place> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [row, 0],
    End: [row, columns - 1],
  }
  const next = moves[key]
  return next && [within(next[0], rows), within(next[1], columns)]
}
