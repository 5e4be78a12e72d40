import { marksModeration } from '@campanile/contract/results/marks-moderation.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { listEntries, writeEntries } from '../marks/mark-entries.repo.ts'
import { readGrid } from '../marks/mark-grid.service.ts'
import { readValue } from '../marks/typed-mark.rules.ts'
import { cellAbilities } from '../results.policy.ts'
import * as news from '../results-notifications.ts'
import { lockedSheet, seenSheet } from '../sheets/mark-sheets.service.ts'
import { countChanges, listChanges } from './mark-changes.repo.ts'

export const correctMark = handleInTransaction(marksModeration.correctMark, async (ctx, input, tx) => {
  const { sheetId, studentId, reason } = input
  const sheet = await lockedSheet(ctx, tx, sheetId, 'together')
  const [stored] = await listEntries(tx.db, sheetId, [studentId])
  if (!stored) throw new AppError('not-found')
  if (!cellAbilities(ctx.actor, sheet, stored).correct) throw new AppError('mark-not-published')
  if (stored.version !== input.version) throw new AppError('edit-conflict')
  const value = readValue(input, sheet.maxMark)
  if (typeof value === 'string') throw new AppError('invalid-input', { fields: { mark: value } })
  const { version, withheld, state: beforeState, mark: beforeMark } = stored
  const at = ctx.clock.now()
  const written = await writeEntries(tx.db, {
    sheetId,
    changes: [{ studentId, ...value, version, beforeState, beforeMark }],
    kind: 'corrected',
    at,
    by: ctx.actor.id,
    reason,
    release: true,
  })
  if (written.length === 0) throw new AppError('edit-conflict')
  await recordAudit(ctx, tx, {
    entity: 'mark',
    entityId: `${sheetId} ${studentId}`,
    before: { state: beforeState, mark: beforeMark },
    after: { ...value, reason },
  })
  if (!withheld) {
    const before = { state: beforeState, mark: beforeMark }
    await news.notifyOfCorrection(ctx, tx, sheet, { studentId, before, after: value, reason })
    news.announceToStudents(tx, [studentId])
  }
  await news.announceToMarkers(tx, sheet)
  const { cells } = await readGrid(ctx, tx.db, sheetId)
  return cells.find(({ student }) => student.id === studentId)!
})

export const listMarkChanges = handle(marksModeration.listMarkChanges, async (ctx, query) => {
  await seenSheet(ctx, ctx.db, query.sheetId)
  const [rows, total] = await Promise.all([listChanges(ctx.db, query), countChanges(ctx.db, query)])
  return {
    items: rows.map(
      ({ studentId, studentName, number, beforeState, beforeMark, afterState, afterMark, ...row }) => ({
        ...row,
        at: row.at.toISOString(),
        student: { id: studentId, name: studentName, number },
        before: { state: beforeState, mark: beforeMark },
        after: { state: afterState, mark: afterMark },
      }),
    ),
    total,
    page: query.page,
    pageSize: query.pageSize,
  }
})
