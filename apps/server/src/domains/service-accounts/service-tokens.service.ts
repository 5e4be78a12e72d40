import { maxActiveTokens, serviceAccounts } from '@campanile/contract/service-accounts/service-accounts.ts'
import { hashToken, newToken } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { notifyEach } from '#domains/notifications/notifications.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import { shownStart, tokenPrefix } from '#http/bearer.rules.ts'
import type { SignedIn } from '#http/context.ts'
import { handleInTransaction } from '#http/handle.ts'
import { daysAfter, secondsAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { m } from './messages.ts'
import * as notifications from './service-account-notifications.ts'
import { tokenState } from './service-account-view.ts'
import { announceAccounts, describeAct, lockedAccount, viewAccount } from './service-accounts.service.ts'
import * as repo from './service-tokens.repo.ts'

/** Days before a token expires at which the responsible person is notified. */
const noticeDays = 14

/** @throws AppError too-many-tokens; blocked if no person is responsible for the account */
async function requireRoom(ctx: SignedIn, tx: Transaction, account: { id: string; isAnsweredFor: boolean }) {
  if (!account.isAnsweredFor) throw new AppError('blocked', { message: m.takeOverFirst() })
  const active = await repo.countActiveTokens(tx.db, account.id, ctx.clock.now())
  if (active >= maxActiveTokens) throw new AppError('too-many-tokens')
}

/** Stores a new token. Only the caller gets the token itself. */
async function issue(ctx: SignedIn, tx: Transaction, accountId: string, days: number) {
  const token = `${tokenPrefix}${newToken()}`
  const id = newId()
  const createdAt = ctx.clock.now()
  const expiresAt = daysAfter(createdAt, days)
  const start = shownStart(token)
  const row = { id, accountId, tokenHash: hashToken(token), start, days, createdAt, expiresAt }
  await repo.insertToken(tx.db, row)
  return { token, start, expiresAt }
}

/** A token's values in the audit log. */
const facts = (start: string, expiresAt: Date) => ({ begins: start, expiresAt: expiresAt.toISOString() })

export const issueServiceToken = handleInTransaction(
  serviceAccounts.issueServiceToken,
  async (ctx, { accountId, days }, tx) => {
    const account = await lockedAccount(ctx, tx, accountId)
    await requireRoom(ctx, tx, account)
    const { token, start, expiresAt } = await issue(ctx, tx, accountId, days)
    const after = facts(start, expiresAt)
    await recordAudit(ctx, tx, { entity: 'service-account', entityId: accountId, after })
    const issued = notifications.tokenIssued(await describeAct(ctx, tx, account.name))
    await notifications.notifyResponsible(ctx, tx, account.responsibleId, issued)
    announceAccounts(tx)
    return { account: await viewAccount(ctx, tx.db, accountId), token }
  },
)

/** @throws AppError not-found, also for a token that no longer works */
async function lockedToken(ctx: SignedIn, tx: Transaction, tokenId: string) {
  const { accountId } = requireFound(await repo.findToken(tx.db, tokenId))
  const account = await lockedAccount(ctx, tx, accountId)
  const token = requireFound(await repo.findToken(tx.db, tokenId))
  if (tokenState(token, ctx.clock.now()) !== 'active') throw new AppError('not-found')
  return { account, token }
}

export const rotateServiceToken = handleInTransaction(
  serviceAccounts.rotateServiceToken,
  async (ctx, { tokenId, overlapHours }, tx) => {
    const { account, token: old } = await lockedToken(ctx, tx, tokenId)
    const now = ctx.clock.now()
    await repo.endToken(tx.db, tokenId, { at: secondsAfter(now, overlapHours * 3_600), now })
    await requireRoom(ctx, tx, account)
    const { token, start, expiresAt } = await issue(ctx, tx, account.id, old.days)
    await recordAudit(ctx, tx, {
      entity: 'service-account',
      entityId: account.id,
      before: facts(old.start, old.expiresAt),
      after: { ...facts(start, expiresAt), overlapHours },
    })
    const issued = notifications.tokenIssued(await describeAct(ctx, tx, account.name))
    await notifications.notifyResponsible(ctx, tx, account.responsibleId, issued)
    announceAccounts(tx)
    return { account: await viewAccount(ctx, tx.db, account.id), token }
  },
)

export const revokeServiceToken = handleInTransaction(
  serviceAccounts.revokeServiceToken,
  async (ctx, { tokenId }, tx) => {
    const { account, token } = await lockedToken(ctx, tx, tokenId)
    const now = ctx.clock.now()
    await repo.endToken(tx.db, tokenId, { at: now, now })
    const before = facts(token.start, token.expiresAt)
    await recordAudit(ctx, tx, { entity: 'service-account', entityId: account.id, before })
    const act = await describeAct(ctx, tx, account.name)
    const ended = notifications.tokenEnded({ ...act, start: token.start })
    await notifications.notifyResponsible(ctx, tx, account.responsibleId, ended)
    announceAccounts(tx)
    return viewAccount(ctx, tx.db, account.id)
  },
)

/** Notifies the responsible people of tokens that expire soon, once for each. */
export async function notifyOfExpiringTokens(platform: Platform): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const now = platform.clock.now()
    const expiring = await repo.takeExpiring(tx.db, { now, until: daysAfter(now, noticeDays) })
    const { timeZone } = await currentInstitution(tx)
    const notices = expiring.map(({ responsibleId, ...token }) => ({
      personIds: [responsibleId],
      message: notifications.tokenExpires(token, timeZone),
    }))
    await notifyEach(tx, now, notices)
  })
}

/** Ends all tokens after a restore: the older database may contain ones that were revoked since. */
export const endAllServiceTokens = repo.deleteAllTokens
