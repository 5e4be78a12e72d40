import type { MarkSheetStatus } from '@campanile/contract/results/mark-sheets.ts'
import { m } from './messages.ts'

/** The reason why marking is closed; undefined while something can be marked. */
export function lockedWords(marks: MarkSheetStatus, mayMark: boolean): string | undefined {
  if (mayMark || marks === 'draft') return undefined
  return marks === 'submitted' ? m.marksAreSubmitted() : m.marksArePublished()
}
