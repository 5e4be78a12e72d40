import { markEntry } from '@campanile/contract/results/mark-entry.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import { handleInTransaction } from '#http/handle.ts'
import { listEntries, writeComment } from '../marks/mark-entries.repo.ts'
import { readGrid } from '../marks/mark-grid.service.ts'
import { announceToMarkers } from '../results-notifications.ts'
import { lockedSheet } from '../sheets/mark-sheets.service.ts'

/** Comments are separate from marks, so saving one never conflicts with entering the other. */
export const commentOnMark = handleInTransaction(markEntry.commentOnMark, async (ctx, input, tx) => {
  const { sheetId, studentId, before, comment } = input
  const sheet = await lockedSheet(ctx, tx, sheetId, 'together')
  const [stored] = await listEntries(tx.db, sheetId, [studentId])
  if (!stored) throw new AppError('not-found')
  if (stored.comment !== comment) {
    const writing = { sheetId, studentId, before, comment, at: ctx.clock.now() }
    if (!(await writeComment(tx.db, writing))) throw new AppError('edit-conflict')
    await recordAudit(ctx, tx, {
      entity: 'mark',
      entityId: `${sheetId} ${studentId}`,
      before: { comment: before },
      after: { comment },
    })
    await announceToMarkers(tx, sheet)
  }
  const { cells } = await readGrid(ctx, tx.db, sheetId)
  return cells.find(({ student }) => student.id === studentId)!
})
