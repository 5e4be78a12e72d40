interface Place {
  row: number
  rows: number
  columns: number
}

/** The index that a key moves to in a list with several columns; undefined for other keys. */
export function rowAfterKey(key: string, { row, rows, columns }: Place): number | undefined {
  const steps: Record<string, number> = {
    j: 1,
    k: -1,
    arrowright: 1,
    arrowleft: -1,
    arrowdown: columns,
    arrowup: -columns,
    home: -row,
    end: rows - 1 - row,
  }
  const step = steps[key.toLowerCase()]
  if (step === undefined) return undefined
  const next = row + step
  return next >= 0 && next < rows ? next : row
}
