import type { TypedCell } from '@campanile/contract/results/mark-entry.ts'
import type { MarkState } from '@campanile/contract/results/mark-sheets.ts'
import Big from 'big.js'

export interface MarkValue {
  state: MarkState | null
  /** Without superfluous zeros; null unless marked. */
  mark: string | null
}

const numberForm = /^\d{1,9}(\.\d*)?$/

/** The mark that was typed, also with a comma for the point; a sentence where it is none. */
export function readMark(typed: string, maxMark: string): { mark: string } | string {
  const plain = typed.trim().replace(',', '.')
  if (/^[-−]/.test(plain)) return 'A mark is not negative.'
  if (!numberForm.test(plain)) return 'This is not a number.'
  if ((plain.split('.')[1]?.length ?? 0) > 2) return 'At most two decimals.'
  const mark = new Big(plain.replace(/\.$/, ''))
  if (mark.gt(maxMark)) return `The maximum is ${new Big(maxMark)}.`
  return { mark: mark.toString() }
}

/** What a cell is to become; a sentence where it cannot. */
export function readValue(
  { state, mark }: Pick<TypedCell, 'state' | 'mark'>,
  maxMark: string,
): MarkValue | string {
  if (state !== 'marked')
    return mark === null || mark === '' ? { state, mark: null } : 'Only who is marked has a mark.'
  if (mark === null || mark === '') return 'Type a mark, or choose absent or incomplete.'
  const read = readMark(mark, maxMark)
  return typeof read === 'string' ? read : { state, mark: read.mark }
}

/** The same mark, whatever zeros it is written with. */
export const sameValue = (a: MarkValue, b: MarkValue): boolean =>
  a.state === b.state && (a.mark === null || b.mark === null ? a.mark === b.mark : new Big(a.mark).eq(b.mark))

export interface StoredCell extends MarkValue {
  version: number
  isExpected: boolean
  isReleased: boolean
}

export type CellVerdict =
  | { outcome: 'save'; value: MarkValue }
  | { outcome: 'same' }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; reason: string }

const refused = (reason: string): CellVerdict => ({ outcome: 'refused', reason })

/**
 * What becomes of one typed cell. What is stored already is the same and no conflict, so that a save whose answer was
 * lost can be sent again.
 */
export function judgeCell(typed: TypedCell, stored: StoredCell | undefined, maxMark: string): CellVerdict {
  if (!stored) return refused('This student is not enrolled in the class.')
  const value = readValue(typed, maxMark)
  if (typeof value !== 'string' && sameValue(value, stored)) return { outcome: 'same' }
  if (!stored.isExpected) return refused('This student has left the class, or sits the exam another time.')
  if (stored.isReleased) return refused('The student has this mark already. Correct it with a reason.')
  if (typed.version !== stored.version) return { outcome: 'conflict' }
  if (typeof value === 'string') return refused(value)
  return { outcome: 'save', value }
}
