import { marksModeration } from '@campanile/contract/results/marks-moderation.ts'
import type { Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handleInTransaction } from '#http/handle.ts'
import { listEntries } from '../marks/mark-entries.repo.ts'
import { endWithholding, withholdEntries } from '../marks/marks.repo.ts'
import { m } from '../messages.ts'
import * as news from '../results-notifications.ts'
import { freshSheet, lockedSheet } from '../sheets/mark-sheets.service.ts'

interface Chosen {
  sheetId: string
  studentIds: readonly string[]
  reason: string | null
}

/** The locked sheet, and the selected students without duplicates. */
async function lockChosenMarks(ctx: SignedIn, tx: Transaction, { sheetId, studentIds }: Chosen) {
  const sheet = await lockedSheet(ctx, tx, sheetId, 'together')
  const chosen = [...new Set(studentIds)]
  const known = await listEntries(tx.db, sheetId, chosen)
  if (known.length < chosen.length)
    throw new AppError('invalid-input', { fields: { studentIds: m.notOnSheet() } })
  return { sheet, chosen }
}

export const withholdMarks = handleInTransaction(marksModeration.withholdMarks, async (ctx, input, tx) => {
  const { sheet, chosen } = await lockChosenMarks(ctx, tx, input)
  const { sheetId, reason } = input
  const at = ctx.clock.now()
  const withheld = await withholdEntries(tx.db, {
    sheetId,
    studentIds: chosen,
    reason,
    at,
    by: ctx.actor.id,
  })
  if (withheld.length > 0) {
    await recordAudit(ctx, tx, {
      entity: 'mark-sheet',
      entityId: sheetId,
      after: { withheld: withheld.map(({ studentId }) => studentId), reason },
    })
    const saw = withheld.filter(({ wasReleased }) => wasReleased).map(({ studentId }) => studentId)
    await news.notifyOfWithholding(ctx, tx, sheet, { studentIds: saw, reason })
    news.announceToStudents(tx, saw)
    await news.announceToMarkers(tx, sheet)
  }
  return freshSheet(ctx, tx.db, sheetId)
})

export const releaseMarks = handleInTransaction(marksModeration.releaseMarks, async (ctx, input, tx) => {
  const { sheet, chosen } = await lockChosenMarks(ctx, tx, input)
  const { sheetId, reason } = input
  const [at, isPublished] = [ctx.clock.now(), sheet.status === 'published']
  const change = { sheetId, studentIds: chosen, reason, at, by: ctx.actor.id, isPublished }
  const ended = await endWithholding(tx.db, change)
  if (ended.length > 0) {
    await recordAudit(ctx, tx, {
      entity: 'mark-sheet',
      entityId: sheetId,
      after: { released: ended, reason },
    })
    if (isPublished) {
      await news.notifyOfPublication(tx, at, sheet, ended)
      news.announceToStudents(tx, ended)
    }
    await news.announceToMarkers(tx, sheet)
  }
  return freshSheet(ctx, tx.db, sheetId)
})
