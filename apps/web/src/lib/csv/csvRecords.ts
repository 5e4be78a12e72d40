export interface CsvRecord {
  cells: string[]
  /** Its first character in the text, and the first one after it, without the line break. */
  start: number
  end: number
}

const isBreak = (sign: string | undefined) => sign === '\n' || sign === '\r'

/** The records of CSV text, one after the other; a quoted cell may contain line breaks. */
export function* csvRecords(text: string, delimiter: string): Generator<CsvRecord> {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    const start = at
    const cells: string[] = []
    for (let isLast = false; !isLast; ) {
      let cell = ''
      if (text[at] === '"') {
        for (at += 1; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); at += 1) {
          cell += text[at]
          if (text[at] === '"') at += 1
        }
        at += 1
      }
      while (at < text.length && text[at] !== delimiter && !isBreak(text[at])) {
        cell += text[at]
        at += 1
      }
      cells.push(cell.trim())
      isLast = text[at] !== delimiter
      if (!isLast) at += 1
    }
    yield { cells, start, end: Math.min(at, text.length) }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    at += 1
  }
}

/** A cell as CSV, in quotes if it needs them. */
export const csvCell = (text: string, delimiter: string) =>
  text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

const delimiters = ['\t', ';', ','] as const

/** The sign that separates most cells in the first line that has any. */
export function delimiterOf(text: string): string {
  for (const line of text.split(/\r\n?|\n/, 10)) {
    const outside = line.replace(/"[^"]*"/g, '')
    const counted = delimiters.map((sign) => ({ sign, times: outside.split(sign).length - 1 }))
    const best = counted.reduce((most, it) => (it.times > most.times ? it : most))
    if (best.times > 0) return best.sign
  }
  return ','
}
