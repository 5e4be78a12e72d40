import type { MarkSheetStatus } from '@campanile/contract/results/mark-sheets.ts'

/** Why nothing is marked here any more; undefined while something can be. */
export function lockedWords(marks: MarkSheetStatus, mayMark: boolean): string | undefined {
  if (mayMark || marks === 'draft') return undefined
  return marks === 'submitted'
    ? 'The marks of this assignment are submitted. The office can return them to you.'
    : 'The marks of this assignment are published. The office can correct them, with a reason, in Student Results.'
}
