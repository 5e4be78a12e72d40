import type { MarkCell } from '@campanile/contract/mark-sheets.ts'
import { readMark } from './markText.ts'

/** One line of what was pasted, and the cell it is for. */
export interface PastedLine {
  line: number
  /** As it came. */
  who: string | null
  value: string
  cell: MarkCell | null
  /** Why it goes nowhere. */
  problem?: string
}

/** A table in the clipboard: lines of cells, as spreadsheets copy them. */
function tableOf(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  const separator = text.includes('\t') ? '\t' : /^[^;\n]+;[^;\n]*$/m.test(text) ? ';' : undefined
  return lines.map((line) => (separator ? line.split(separator) : [line]).map((it) => it.trim()))
}

/** Whether it is more than one value, which the cell alone would take. */
export const isTable = (text: string) => /[\t\n\r]/.test(text.trim())

const isHead = (value: string) => /[a-z]{2}/i.test(value)

/** Student number or e-mail, whichever way it is written. */
const keyOf = (who: string) => who.trim().toLowerCase()

function byStudent(cells: readonly MarkCell[]): Map<string, MarkCell> {
  const known = new Map<string, MarkCell>()
  for (const cell of cells) {
    known.set(keyOf(cell.student.email), cell)
    if (cell.student.number) known.set(keyOf(cell.student.number), cell)
  }
  return known
}

/** The lines of a column of marks from a row on, or of two columns: who, and the mark. */
export function pastedLines(
  text: string,
  cells: readonly MarkCell[],
  from: number,
  maxMark: string,
): PastedLine[] {
  const table = tableOf(text)
  const known = byStudent(cells)
  const named = table.some((row) => row.length > 1)
  const taken = new Set<string>()
  const judged = (line: number, who: string | null, value: string, cell: MarkCell | null): PastedLine => {
    const read = readMark(value, maxMark)
    const problem = !cell
      ? named
        ? 'Nobody on this sheet'
        : 'Below the last student'
      : !cell.can.enter
        ? 'Cannot be changed'
        : taken.has(cell.student.id)
          ? 'Stands here twice'
          : 'problem' in read
            ? read.problem
            : undefined
    if (cell && !problem) taken.add(cell.student.id)
    const clean = 'text' in read ? read.text : value
    return { line, who, value: clean, cell, ...(problem && { problem }) }
  }
  if (!named) return table.map(([value = ''], at) => judged(at + 1, null, value, cells[from + at] ?? null))
  return table.flatMap((row, at) => {
    const who = row[0] ?? ''
    const value = row.at(-1) ?? ''
    const cell = known.get(keyOf(who)) ?? null
    // A first line of words heads the columns.
    if (at === 0 && !cell && isHead(value)) return []
    return who === '' && value === '' ? [] : [judged(at + 1, who, value, cell)]
  })
}

/** The cells as a spreadsheet takes them. */
export const copiedText = (texts: readonly string[]) => texts.join('\n')
