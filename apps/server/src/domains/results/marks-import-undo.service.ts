import type { markEntry } from '@campanile/contract/mark-entry.ts'
import { inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Handler } from '#http/routes.ts'
import { enterableSheet } from './mark-sheets.service.ts'
import { countImported, takeImportBack } from './marks-import.repo.ts'
import { announceToMarkers } from './results-news.ts'

export const undoMarksImport: Handler<typeof markEntry.undoMarksImport> = (ctx, { sheetId, plan }) =>
  inTransaction(ctx, async (tx) => {
    const sheet = await enterableSheet(ctx, tx, sheetId)
    const imported = await countImported(tx.db, sheetId, plan)
    if (imported === 0) throw new AppError('not-found')
    const undone = await takeImportBack(tx.db, { sheetId, plan, at: ctx.clock.now(), by: ctx.actor.id })
    if (undone.length > 0) {
      await recordAudit(ctx, tx, {
        entity: 'mark-sheet',
        entityId: sheetId,
        before: undone.map((it) => [it.studentId, it.beforeState, it.beforeMark]),
        after: undone.map((it) => [it.studentId, it.state, it.mark]),
      })
      await announceToMarkers(tx, sheet)
    }
    return { undone: undone.length, kept: imported - undone.length }
  })
