import { markEntry } from '@campanile/contract/results/mark-entry.ts'
import type { MarkSheetStatus } from '@campanile/contract/results/mark-sheets.ts'
import { marksModeration } from '@campanile/contract/results/marks-moderation.ts'
import type { Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handleInTransaction } from '#http/handle.ts'
import { listEntries } from '../marks/mark-entries.repo.ts'
import { releaseEntries } from '../marks/marks.repo.ts'
import { m } from '../messages.ts'
import { sheetAbilities } from '../results.policy.ts'
import * as news from '../results-notifications.ts'
import { type SheetRow, updateStatus } from '../sheets/mark-sheets.repo.ts'
import { freshSheet, lockedSheet } from '../sheets/mark-sheets.service.ts'

/** The most names in the message about missing marks. */
const namedMissing = 5

/**
 * @throws AppError marks-missing with the names of students who have no mark and are not absent or incomplete
 */
async function requireComplete(tx: Transaction, sheetId: string): Promise<void> {
  const rows = await listEntries(tx.db, sheetId)
  const missing = rows.filter(({ isExpected, state }) => isExpected && state === null)
  if (missing.length === 0) return
  const names = missing.slice(0, namedMissing).map((it) => `${it.firstName} ${it.lastName}`)
  const students = names.join(', ')
  const more = missing.length - names.length
  throw new AppError('marks-missing', {
    fields: { marks: more > 0 ? m.noMarkYetAndMore({ students, more }) : m.noMarkYet({ students }) },
  })
}

interface Step {
  sheetId: string
  version: number
  step: 'submit' | 'reopen' | 'publish'
  to: MarkSheetStatus
  reason?: string
}

/** When two people act at once, the second waits here and then finds the sheet's status changed. */
async function takeStep(
  ctx: SignedIn,
  tx: Transaction,
  { sheetId, version, step, to, reason }: Step,
): Promise<SheetRow> {
  const sheet = await lockedSheet(ctx, tx, sheetId, 'alone')
  if (!sheetAbilities(ctx.actor, sheet)[step] || sheet.version !== version)
    throw new AppError('sheet-moved-on')
  if (step !== 'reopen') await requireComplete(tx, sheetId)
  await updateStatus(tx.db, sheetId, { status: to, at: ctx.clock.now(), by: ctx.actor.id })
  await recordAudit(ctx, tx, {
    entity: 'mark-sheet',
    entityId: sheetId,
    before: { status: sheet.status },
    after: { status: to, ...(reason && { reason }) },
  })
  await news.announceToMarkers(tx, sheet)
  return sheet
}

export const submitMarkSheet = handleInTransaction(markEntry.submitMarkSheet, async (ctx, input, tx) => {
  const sheet = await takeStep(ctx, tx, { ...input, step: 'submit', to: 'submitted' })
  const { id } = ctx.actor
  const name = await readFullName(tx.db, id)
  await news.notifyOfSubmission(tx, ctx.clock.now(), sheet, { id, name })
  return freshSheet(ctx, tx.db, input.sheetId)
})

export const reopenMarkSheet = handleInTransaction(
  marksModeration.reopenMarkSheet,
  async (ctx, input, tx) => {
    const sheet = await takeStep(ctx, tx, { ...input, step: 'reopen', to: 'draft' })
    await news.notifyOfReopening(tx, ctx.clock.now(), sheet, input.reason)
    return freshSheet(ctx, tx.db, input.sheetId)
  },
)

export const publishMarkSheet = handleInTransaction(
  marksModeration.publishMarkSheet,
  async (ctx, input, tx) => {
    // Shares a lock with grade schemes, so that no grade changes right after a student has seen it.
    await acquireLock(tx, 'grades')
    const sheet = await takeStep(ctx, tx, { ...input, step: 'publish', to: 'published' })
    const at = ctx.clock.now()
    const released = await releaseEntries(tx.db, { sheetId: sheet.id, studentIds: null, at })
    await news.notifyOfPublication(tx, at, sheet, released)
    news.announceToStudents(tx, released)
    return freshSheet(ctx, tx.db, input.sheetId)
  },
)
