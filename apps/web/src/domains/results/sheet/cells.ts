import type { CellResult, TypedCell } from '@campanile/contract/results/mark-entry.ts'
import { type MarkCell, type MarkGrid, maxMarks } from '@campanile/contract/results/mark-sheets.ts'
import type { MarkQueue, SaveOutcome, ServerCell } from './markQueue.ts'
import { isMark, type MarkText, readMark, shortMark } from './markText.ts'
import { m } from './messages.ts'

const letters = { absent: 'A', incomplete: 'I' } as const

/** A cell of the server as it is displayed. */
export function textOf({ state, mark }: Pick<MarkCell, 'state' | 'mark'>): MarkText {
  if (state === null) return ''
  return state === 'marked' ? shortMark(mark ?? '') : letters[state]
}

/** Why this one cell cannot be changed; if the whole sheet is closed, a message above it says so. */
export function readOnlyReason({ isEnrolled, releasedAt, can }: MarkCell): string | undefined {
  if (!isEnrolled) return m.leftTheClassOrSits()
  if (releasedAt === null || can.enter) return undefined
  return can.correct ? m.releasedCorrectItInStudentResults() : m.releasedOnlyAnAdminCanCorrect()
}

const serverCell = (cell: MarkCell): ServerCell => ({
  text: textOf(cell),
  version: cell.version,
  by: cell.enteredBy,
})

/** Cells by student. */
export const serverCells = (grid: MarkGrid): Record<string, ServerCell> =>
  Object.fromEntries(grid.cells.map((cell) => [cell.student.id, serverCell(cell)]))

const stateOf = (text: MarkText): TypedCell['state'] => {
  if (text === '') return null
  if (isMark(text)) return 'marked'
  return text === letters.absent ? 'absent' : 'incomplete'
}

/**
 * The part of the queue that can be sent now, by student: valid waiting marks, up to the limit of one save.
 */
export function sendable(queue: MarkQueue, maxMark: string): Record<string, MarkText> {
  const batch: Record<string, MarkText> = {}
  for (const [studentId, change] of Object.entries(queue)) {
    if (change.state !== 'waiting') continue
    const read = readMark(change.text, maxMark)
    if ('text' in read) batch[studentId] = read.text
  }
  return Object.fromEntries(Object.entries(batch).slice(0, maxMarks))
}

/** The cells as the server takes them. */
export const typedCells = (batch: Record<string, MarkText>, queue: MarkQueue): TypedCell[] =>
  Object.entries(batch).map(([studentId, text]) => ({
    studentId,
    state: stateOf(text),
    mark: isMark(text) ? text : null,
    version: queue[studentId]?.base ?? 0,
  }))

/** The server's result for one cell. */
export function outcomeOf({ outcome, reason, cell }: CellResult): SaveOutcome {
  if (outcome === 'saved' && cell) return { kind: 'saved', version: cell.version }
  if (outcome === 'conflict' && cell) return { kind: 'conflict', theirs: serverCell(cell) }
  return { kind: 'rejected', reason: reason ?? m.notOnTheSheet() }
}

/** The newer of two responses, cell by cell, so that a slow response never reverts a cell. */
export function newerGrid(before: MarkGrid | undefined, read: MarkGrid): MarkGrid {
  if (!before) return read
  const known = new Map(before.cells.map((cell) => [cell.student.id, cell]))
  const same = (a: MarkCell, b: MarkCell) => JSON.stringify(a) === JSON.stringify(b)
  const cells = read.cells.map((cell) => {
    const old = known.get(cell.student.id)
    return old && (old.version > cell.version || same(old, cell)) ? old : cell
  })
  return { ...read, cells }
}
