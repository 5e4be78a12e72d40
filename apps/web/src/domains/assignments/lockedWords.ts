import type { MarkSheetStatus } from '@campanile/contract/results/mark-sheets.ts'

/** Why nothing is marked here any more; undefined while something can be. */
export function lockedWords(marks: MarkSheetStatus, mayMark: boolean): string | undefined {
  if (mayMark || marks === 'draft') return undefined
  return marks === 'submitted'
    ? 'The marks of this assignment are submitted. The office can give them back to you.'
    : 'The marks of this assignment are published. The office corrects one with a reason, under Student Results.'
}
