import type { MarkState } from '@campanile/contract/results/mark-sheets.ts'
import Big from 'big.js'
import { finalMark, type MarkReduction } from '#domains/assignments/late/penalty.rules.ts'

/**
 * The mark that counts: the entered mark minus the late penalty, or 0 for an absent student. Null while there
 * is no mark, and for incomplete work.
 */
export function markThatCounts(
  { state, mark }: { state: MarkState | null; mark: string | null },
  reduction?: MarkReduction,
): string | null {
  if (state === 'absent') return '0'
  if (state !== 'marked' || mark === null) return null
  return new Big(reduction ? finalMark(mark, reduction.penalty, reduction.floor) : mark).toString()
}

/**
 * The actual deduction for lateness, which the floor can make smaller than the penalty; null when there can
 * be none.
 */
export function takenOff(
  mark: string | null,
  counts: string | null,
  reduction?: MarkReduction,
): string | null {
  if (!reduction || mark === null || counts === null) return null
  return new Big(mark).minus(counts).toString()
}

/** A mark as a percentage of its maximum, unrounded. */
export const toPercent = (mark: string, maxMark: string): Big => new Big(mark).times(100).div(maxMark)
