import {
  type ServiceAccount,
  serviceAccounts,
} from '@campanile/contract/service-accounts/service-accounts.ts'
import { newId } from '#db/columns.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notifyAdmins } from '#domains/notifications/notifications.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { groupRows } from '#platform/grouped.ts'
import { m } from './messages.ts'
import * as notifications from './service-account-notifications.ts'
import { accountView } from './service-account-view.ts'
import * as repo from './service-accounts.repo.ts'
import { listTokens } from './service-tokens.repo.ts'

export const announceAccounts = (tx: Transaction) =>
  tx.announce({ event: { topic: 'service-accounts' }, role: 'admin' })

/** The account as its list shows it. */
export async function viewAccount(ctx: SignedIn, db: Database, accountId: string): Promise<ServiceAccount> {
  const now = ctx.clock.now()
  const row = requireFound(await repo.findAccount(db, accountId, now))
  return accountView(row, await listTokens(db, [accountId]), { reader: ctx.actor, now })
}

/**
 * The account, locked until the transaction ends.
 * @throws AppError not-found, also after it was deleted
 */
export async function lockedAccount(ctx: SignedIn, tx: Transaction, accountId: string) {
  if (!(await repo.lockAccount(tx.db, accountId))) throw new AppError('not-found')
  return requireFound(await repo.findAccount(tx.db, accountId, ctx.clock.now()))
}

/** The admin and the account, as named in notifications. */
export const describeAct = async ({ actor }: SignedIn, tx: Transaction, name: string) => ({
  by: await repo.findPersonName(tx.db, actor.id),
  name,
})

/** The values recorded in the audit log. */
const facts = ({ name, scopes, requestsPerMinute }: repo.AccountRow) => ({ name, scopes, requestsPerMinute })

const takenName = (error: unknown): never => {
  if (!isUniqueViolation(error, 'service_accounts_name')) throw error
  throw new AppError('already-exists', { fields: { name: m.nameTaken() }, cause: error })
}

export const listServiceAccounts = handle(serviceAccounts.listServiceAccounts, async (ctx, query) => {
  const now = ctx.clock.now()
  const { rows, total } = await repo.listAccounts(ctx.db, query, now)
  const tokens = await listTokens(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const tokensByAccount = groupRows(tokens, ({ accountId }) => accountId)
  const items = rows.map((row) =>
    accountView(row, tokensByAccount.get(row.id) ?? [], { reader: ctx.actor, now }),
  )
  return { items, total, page: query.page, pageSize: query.pageSize }
})

export const createServiceAccount = handle(serviceAccounts.createServiceAccount, (ctx, values) =>
  inTransaction(ctx, async (tx) => {
    const id = newId()
    const now = ctx.clock.now()
    await repo.insertAccount(tx.db, { id, ...values, responsibleId: ctx.actor.id, createdAt: now })
    await recordAudit(ctx, tx, { entity: 'service-account', entityId: id, after: values })
    const created = notifications.accountCreated(await describeAct(ctx, tx, values.name))
    await notifyAdmins(tx, now, created, ctx.actor.id)
    announceAccounts(tx)
    return viewAccount(ctx, tx.db, id)
  }).catch(takenName),
)

export const updateServiceAccount = handle(
  serviceAccounts.updateServiceAccount,
  (ctx, { accountId, version, ...values }) =>
    inTransaction(ctx, async (tx) => {
      const before = await lockedAccount(ctx, tx, accountId)
      if (before.version !== version) throw new AppError('edit-conflict')
      await repo.updateAccount(tx.db, accountId, values)
      const change = { before: facts(before), after: values }
      await recordAudit(ctx, tx, { entity: 'service-account', entityId: accountId, ...change })
      const changed = notifications.accountChanged(await describeAct(ctx, tx, before.name))
      await notifications.notifyResponsible(ctx, tx, before.responsibleId, changed)
      announceAccounts(tx)
      return viewAccount(ctx, tx.db, accountId)
    }).catch(takenName),
)

export const takeOverServiceAccount = handleInTransaction(
  serviceAccounts.takeOverServiceAccount,
  async (ctx, { accountId }, tx) => {
    const { responsibleId, name } = await lockedAccount(ctx, tx, accountId)
    if (responsibleId === ctx.actor.id) return viewAccount(ctx, tx.db, accountId)
    await repo.updateAccount(tx.db, accountId, { responsibleId: ctx.actor.id })
    await recordAudit(ctx, tx, {
      entity: 'service-account',
      entityId: accountId,
      before: { responsible: responsibleId },
      after: { responsible: ctx.actor.id },
    })
    const takenOver = notifications.accountTakenOver(await describeAct(ctx, tx, name))
    await notifications.notifyResponsible(ctx, tx, responsibleId, takenOver)
    announceAccounts(tx)
    return viewAccount(ctx, tx.db, accountId)
  },
)

export const removeServiceAccount = handleInTransaction(
  serviceAccounts.removeServiceAccount,
  async (ctx, { accountId }, tx) => {
    const before = await lockedAccount(ctx, tx, accountId)
    await repo.removeAccount(tx.db, accountId, ctx.clock.now())
    await recordAudit(ctx, tx, { entity: 'service-account', entityId: accountId, before: facts(before) })
    const removed = notifications.accountRemoved(await describeAct(ctx, tx, before.name))
    await notifications.notifyResponsible(ctx, tx, before.responsibleId, removed)
    announceAccounts(tx)
    return {}
  },
)
