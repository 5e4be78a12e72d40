import { marksImports } from '@campanile/contract/results/marks-import.ts'
import { AppError } from '#http/app-error.ts'
import { handleInTransaction } from '#http/handle.ts'
import { enterableSheet } from '../sheets/mark-sheets.service.ts'
import { saveCells } from './enter-marks.service.ts'
import { type EntryChange, listEntries } from './mark-entries.repo.ts'
import { countImported, listStillImported } from './marks-import.repo.ts'

/** Keeps marks that students have seen, and marks changed since the import. */
export const undoMarksImport = handleInTransaction(
  marksImports.undoMarksImport,
  async (ctx, { sheetId, plan }, tx) => {
    const sheet = await enterableSheet(ctx, tx, sheetId)
    const imported = await countImported(tx.db, sheetId, plan)
    if (imported === 0) throw new AppError('not-found')
    const stored = new Map((await listEntries(tx.db, sheetId)).map((row) => [row.studentId, row]))
    const rows = await listStillImported(tx.db, sheetId, plan)
    const changes = rows.flatMap(({ studentId, beforeState, beforeMark }): EntryChange[] => {
      const now = stored.get(studentId)
      if (!now || now.releasedAt !== null) return []
      const { version, state, mark } = now
      const was = { state: beforeState, mark: beforeMark }
      return [{ studentId, ...was, version, beforeState: state, beforeMark: mark }]
    })
    const undone = await saveCells(ctx, tx, { sheet, kind: 'undone', changes, plan })
    return { undone: undone.size, kept: imported - undone.size }
  },
)
