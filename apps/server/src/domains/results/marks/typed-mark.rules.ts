import type { TypedCell } from '@campanile/contract/results/mark-entry.ts'
import type { MarkState } from '@campanile/contract/results/mark-sheets.ts'
import Big from 'big.js'
import { m } from '../messages.ts'

export interface MarkValue {
  state: MarkState | null
  /** Without trailing zeros; null unless marked. */
  mark: string | null
}

const numberForm = /^\d{1,9}(\.\d*)?$/

/** Reads a typed mark, also with a decimal comma; returns a message when it is invalid. */
export function readMark(typed: string, maxMark: string): { mark: string } | string {
  const plain = typed.trim().replace(',', '.')
  if (/^[-−]/.test(plain)) return m.markNegative()
  if (!numberForm.test(plain)) return m.notNumber()
  if ((plain.split('.')[1]?.length ?? 0) > 2) return m.atMostTwoDecimals()
  const mark = new Big(plain.replace(/\.$/, ''))
  if (mark.gt(maxMark)) return m.maximumMark({ maximum: new Big(maxMark).toString() })
  return { mark: mark.toString() }
}

/** The new value of a cell, or a message when it is invalid. */
export function readValue(
  { state, mark }: Pick<TypedCell, 'state' | 'mark'>,
  maxMark: string,
): MarkValue | string {
  if (state !== 'marked') return mark === null || mark === '' ? { state, mark: null } : m.markWithoutState()
  if (mark === null || mark === '') return m.enterMarkOrSelect()
  const read = readMark(mark, maxMark)
  return typeof read === 'string' ? read : { state, mark: read.mark }
}

/** Whether two marks are equal, ignoring trailing zeros. */
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
  | { outcome: 'rejected'; reason: string }

const rejected = (reason: string): CellVerdict => ({ outcome: 'rejected', reason })

/**
 * Decides about one typed cell. A value that is already stored counts as unchanged and not as a conflict, so
 * a save whose response was lost can be repeated.
 */
export function judgeCell(typed: TypedCell, stored: StoredCell | undefined, maxMark: string): CellVerdict {
  if (!stored) return rejected(m.notEnrolled())
  const value = readValue(typed, maxMark)
  if (typeof value !== 'string' && sameValue(value, stored)) return { outcome: 'same' }
  if (!stored.isExpected) return rejected(m.notExpected())
  if (stored.isReleased) return rejected(m.correctWithReason())
  if (typed.version !== stored.version) return { outcome: 'conflict' }
  if (typeof value === 'string') return rejected(value)
  return { outcome: 'save', value }
}
