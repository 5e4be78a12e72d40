import { type PayItem, payItems } from '@campanile/contract/payroll/pay-items.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import type { Handler } from '#http/handle.ts'
import { handle } from '#http/handle.ts'
import { m } from '../messages.ts'
import { FormulaFailure } from './formula/formula.ts'
import { readyItems } from './pay-item.rules.ts'
import * as repo from './pay-items.repo.ts'

function itemView({ archivedAt, ...row }: repo.PayItemRow): PayItem {
  const archived = archivedAt !== null
  return { ...row, archived, can: { edit: !archived, archive: !archived, restore: archived } }
}

/** The values that the audit log records. */
const facts = ({ id: _, profiles: __, version: ___, archivedAt, ...values }: repo.PayItemRow) => ({
  ...values,
  archived: archivedAt !== null,
})

async function itemOrNotFound(db: Database, payItemId: string): Promise<repo.PayItemRow> {
  return requireFound(await repo.findItem(db, payItemId))
}

const takenCode = (error: unknown): never => {
  if (!isUniqueViolation(error, 'pay_items_code')) throw error
  throw new AppError('already-exists', { fields: { code: m.itemCodeTaken() }, cause: error })
}

/** After a change all formulas must still be valid, because others may use the changed item. */
async function refuseUnreadable(tx: Transaction): Promise<void> {
  try {
    readyItems(await repo.listItemRules(tx.db))
  } catch (error) {
    if (!(error instanceof FormulaFailure)) throw error
    throw new AppError('formula-not-valid', { fields: { 'how.formula': error.message }, cause: error })
  }
}

async function changed(ctx: SignedIn, tx: Transaction, payItemId: string, before?: repo.PayItemRow) {
  await refuseUnreadable(tx)
  const after = await itemOrNotFound(tx.db, payItemId)
  await recordAudit(ctx, tx, {
    entity: 'pay-item',
    entityId: payItemId,
    before: before && facts(before),
    after: facts(after),
  })
  tx.announce({ event: { topic: 'payroll' }, role: 'admin' })
  return itemView(after)
}

/** Takes a lock, because items refer to one another. */
const withItemLock = <T>(ctx: SignedIn, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    await acquireLock(tx, 'pay', 'items')
    return work(tx)
  }).catch(takenCode)

export const listPayItems = handle(payItems.listPayItems, async (ctx) => {
  const { settings } = await currentInstitution(ctx)
  return { currency: settings.payroll.currency, items: (await repo.listItems(ctx.db)).map(itemView) }
})

export const createPayItem = handle(payItems.createPayItem, (ctx, values) =>
  withItemLock(ctx, async (tx) => changed(ctx, tx, await repo.insertItem(tx.db, values, ctx.clock.now()))),
)

export const updatePayItem = handle(payItems.updatePayItem, (ctx, { payItemId, version, values }) =>
  withItemLock(ctx, async (tx) => {
    const before = await itemOrNotFound(tx.db, payItemId)
    const at = { id: payItemId, version }
    if (!(await repo.updateItem(tx.db, at, values, ctx.clock.now()))) throw new AppError('edit-conflict')
    return changed(ctx, tx, payItemId, before)
  }),
)

const setArchived =
  (archive: boolean): Handler<typeof payItems.restorePayItem> =>
  (ctx, { payItemId: id, version }) =>
    withItemLock(ctx, async (tx) => {
      const before = await itemOrNotFound(tx.db, id)
      const now = ctx.clock.now()
      if (!(await repo.setItemArchived(tx.db, { id, version }, archive ? now : null, now)))
        throw new AppError('edit-conflict')
      return changed(ctx, tx, id, before)
    })

export const archivePayItem = handle(payItems.archivePayItem, setArchived(true))
export const restorePayItem = handle(payItems.restorePayItem, setArchived(false))
