import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { readMark, shownMark } from './markText.ts'
import { m } from './messages.ts'
import { tableOf } from './pastedTable.ts'

/** One pasted line, and its cell. */
export interface PastedLine {
  line: number
  /** As it came. */
  who: string | null
  value: string
  cell: MarkCell | null
  /** Why it is skipped. */
  problem?: string
}

/** The number of first lines that may contain the column names: titles can precede them. */
const mostTitles = 10
/** Heads in English, which spreadsheets from elsewhere use, and in the language of the page, as in its exports. */
const isMarkHead = (head: string) =>
  /^(marks?|scores?|points|results?)$/i.test(head) || head === m.mark() || head === m.marks()
const isStateHead = (head: string) => /^(state|status)$/i.test(head) || head === m.state()

/** The columns of mark and state: from the heading line, or the last column with values. */
function columnsOf(table: readonly string[][]) {
  const head = table.slice(0, mostTitles).findIndex((row) => row.some(isMarkHead))
  const heads = table[head] ?? []
  const widest = (table[0]?.length ?? 0) - 1
  const mark = heads.findIndex(isMarkHead)
  return {
    from: head + 1,
    mark: mark < 0 ? widest : mark,
    state: heads.findIndex(isStateHead),
  }
}

const isWords = (value: string) => /\p{L}{2}/u.test(value)

/** Student number or email, ignoring case and spaces. */
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
  const named = (table[0]?.length ?? 0) > 1
  const taken = new Set<string>()
  const judged = (line: number, who: string | null, value: string, cell: MarkCell | null): PastedLine => {
    const read = readMark(value, maxMark)
    const problem = !cell
      ? named
        ? m.nobodyOnThisSheet()
        : m.belowTheLastStudent()
      : !cell.can.enter
        ? m.cannotBeChanged()
        : taken.has(cell.student.id)
          ? m.listedTwice()
          : 'problem' in read
            ? read.problem
            : undefined
    if (cell && !problem) taken.add(cell.student.id)
    const clean = 'text' in read ? read.text : value
    return { line, who, value: clean, cell, ...(problem && { problem }) }
  }
  // A blank changes nothing, because merged cells produce many of them.
  if (!named) {
    const heads = isMarkHead(table[0]?.[0] ?? '') ? 1 : 0
    return table.flatMap(([value = ''], at) =>
      value === '' || at < heads ? [] : [judged(at + 1, null, value, cells[from + at - heads] ?? null)],
    )
  }
  const columns = columnsOf(table)
  return table.flatMap((row, at) => {
    const value = row[columns.mark] || row[columns.state] || ''
    if (at < columns.from || value === '') return []
    const others = row.filter((it, column) => it !== '' && column !== columns.mark)
    const student = others.find((it) => known.has(keyOf(it)))
    const who = student ?? others[0] ?? ''
    // A first line of text contains the column names.
    if (at === 0 && !student && isWords(value)) return []
    return [judged(at + 1, who, value, known.get(keyOf(who)) ?? null)]
  })
}

/** The cells as a spreadsheet takes them. */
export const copiedText = (texts: readonly string[]) => texts.map(shownMark).join('\n')
