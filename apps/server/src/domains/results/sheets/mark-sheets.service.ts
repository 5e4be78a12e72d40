import { type MarkSheet, markSheets } from '@campanile/contract/results/mark-sheets.ts'
import type { Database, Transaction } from '#db/database.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { Actor, SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { sheetAbilities } from '../results.policy.ts'
import { findSheet, lockSheet, type SheetRow } from './mark-sheets.repo.ts'
import * as lists from './mark-sheets-list.repo.ts'

/** @throws AppError not-found, also when the caller does not mark this class */
export async function seenSheet(ctx: SignedIn, db: Database, sheetId: string): Promise<SheetRow> {
  return requireFound(await findSheet(db, ctx.actor, sheetId))
}

/**
 * The same, locked until the transaction ends: shared between editors, exclusively for a change of status.
 */
export async function lockedSheet(
  ctx: SignedIn,
  tx: Transaction,
  sheetId: string,
  how: 'together' | 'alone',
): Promise<SheetRow> {
  await lockSheet(tx.db, await seenSheet(ctx, tx.db, sheetId), how)
  // Read after locking, so that concurrent changes or cancellations of its exam are included.
  return seenSheet(ctx, tx.db, sheetId)
}

/** @throws AppError marks-locked when the caller can no longer enter marks */
export async function enterableSheet(ctx: SignedIn, tx: Transaction, sheetId: string): Promise<SheetRow> {
  const sheet = await lockedSheet(ctx, tx, sheetId, 'together')
  if (!sheetAbilities(ctx.actor, sheet).enter) throw new AppError('marks-locked')
  return sheet
}

/** A sheet as its reader sees it. */
export const sheetView = (actor: Actor, sheet: SheetRow): MarkSheet => ({
  ...sheet,
  at: sheet.at?.toISOString() ?? null,
  submittedAt: sheet.submittedAt?.toISOString() ?? null,
  publishedAt: sheet.publishedAt?.toISOString() ?? null,
  can: sheetAbilities(actor, sheet),
})

/** The same, reading the current sheet. */
export const freshSheet = async (ctx: SignedIn, db: Database, sheetId: string): Promise<MarkSheet> =>
  sheetView(ctx.actor, await seenSheet(ctx, db, sheetId))

export const listMarkSheets = handle(markSheets.listMarkSheets, async ({ db, actor, clock }, asked) => {
  const query = { ...asked, now: clock.now() }
  const [rows, counts, terms] = await Promise.all([
    lists.listSheets(db, actor, query),
    lists.countSheets(db, actor, query),
    lists.listSheetTerms(db, actor),
  ])
  const { page, pageSize, status } = query
  const total = status ? counts[status] : counts.draft + counts.submitted + counts.published
  return { items: rows.map((row) => sheetView(actor, row)), total, page, pageSize, counts, terms }
})

/** How many sheets the dashboard shows. */
const maxWaiting = 5

export const listWaitingSheets = handle(markSheets.listWaitingSheets, async ({ db, actor, clock }) => {
  const now = clock.now()
  const [rows, total] = await Promise.all([
    lists.listWaiting(db, actor, now, maxWaiting),
    lists.countWaiting(db, actor, now),
  ])
  return { items: rows.map((row) => sheetView(actor, row)), total }
})
