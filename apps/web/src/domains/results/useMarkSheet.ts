import type { MarkGrid } from '@campanile/contract/results/mark-sheets.ts'
import { useRead } from '#lib/useRead.ts'
import { newerGrid } from './sheet/cells.ts'

/** A mark sheet, merged cell by cell with the cached one. */
export const useMarkSheet = (sheetId: string) =>
  useRead(
    'readMarkSheet',
    { sheetId },
    { structuralSharing: (before, read) => newerGrid(before as MarkGrid | undefined, read as MarkGrid) },
  )
