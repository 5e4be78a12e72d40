/** Prints rows under their headings, in aligned columns. */
export function printTable(headings: readonly string[], rows: readonly (string | number)[][]): void {
  const lines = [headings, ...rows.map((row) => row.map(String))]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  for (const line of lines) {
    process.stdout.write(`${line.map((cell, column) => cell.padStart(widths[column]!)).join('  ')}\n`)
  }
}

/** The value below which this share (0 to 1) of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
