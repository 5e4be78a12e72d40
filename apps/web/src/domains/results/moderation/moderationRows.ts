import type { MarkSheet } from '@campanile/contract/results/mark-sheets.ts'

/** What a row can do besides showing its mark. */
export interface ModerationRows {
  chosen: ReadonlySet<string>
  /** Absent where nothing can be kept back. */
  choose: ((studentId: string, on: boolean) => void) | undefined
  open: (studentId: string) => void
  sheet: MarkSheet
}
