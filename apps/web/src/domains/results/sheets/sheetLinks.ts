import type { MarkSheet } from '@campanile/contract/results/mark-sheets.ts'

/** What a row of the list leads to. */
export interface SheetLinks {
  base: string
  verb: (sheet: MarkSheet) => string
  /** Changes that wait on this device, by sheet. */
  kept: Record<string, number>
  /** Narrows the list to a class. */
  onClass: (classId: string) => void
}
