import type { MarkSheetStatus } from '@campanile/contract/results/mark-sheets.ts'
import { m } from './messages.ts'

/** Why nothing is marked here any more; undefined while something can be. */
export function lockedWords(marks: MarkSheetStatus, mayMark: boolean): string | undefined {
  if (mayMark || marks === 'draft') return undefined
  return marks === 'submitted' ? m.marksAreSubmitted() : m.marksArePublished()
}
