import type { MarkState } from '@campanile/contract/results/mark-sheets.ts'
import Big from 'big.js'
import { finalMark, type MarkReduction } from '#domains/assignments/late/penalty.rules.ts'

/**
 * The mark that counts: what was entered less what lateness takes, and 0 for who was absent. Null while there is none,
 * also for incomplete work.
 */
export function markThatCounts(
  { state, mark }: { state: MarkState | null; mark: string | null },
  reduction?: MarkReduction,
): string | null {
  if (state === 'absent') return '0'
  if (state !== 'marked' || mark === null) return null
  return new Big(reduction ? finalMark(mark, reduction.penalty, reduction.floor) : mark).toString()
}

/** What lateness took off in the end, which the floor may make less than the penalty; null where nothing can. */
export function takenOff(
  mark: string | null,
  counts: string | null,
  reduction?: MarkReduction,
): string | null {
  if (!reduction || mark === null || counts === null) return null
  return new Big(mark).minus(counts).toString()
}

/** A mark as per cent of its maximum, not rounded. */
export const percentOf = (mark: string, maxMark: string): Big => new Big(mark).times(100).div(maxMark)
