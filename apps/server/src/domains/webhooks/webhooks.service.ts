import { randomBytes } from 'node:crypto'
import { maxWebhooks, type Webhook, webhooks } from '@campanile/contract/webhooks/webhooks.ts'
import { sealJson, unsealJson } from '#auth/seal.ts'
import { newId } from '#db/columns.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { addressProblem } from '#http/public-address.ts'
import { daysAfter } from '#platform/clock.ts'
import type { Secrets } from '#platform/secrets.ts'
import { m } from './messages.ts'
import * as repo from './webhooks.repo.ts'

/** A new secret in the form of Standard Webhooks. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

const sealContext = (webhookId: string) => `webhook ${webhookId}`

const sealSecret = (secrets: Secrets, webhookId: string, secret: string): string =>
  sealJson(secrets.key('seal'), secret, sealContext(webhookId))

const openSecret = (secrets: Secrets, webhookId: string, sealed: string): string =>
  unsealJson<string>(secrets.key('seal'), sealed, sealContext(webhookId))

const view = ({ lastDeliveredAt, ...row }: repo.WebhookRow): Webhook => ({
  ...row,
  lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
})

const viewWebhook = async (db: Database, webhookId: string) =>
  view(requireFound(await repo.findWebhook(db, webhookId)))

export const announceWebhooks = (tx: Transaction) =>
  tx.announce({ event: { topic: 'webhooks' }, role: 'admin' })

/** @throws AppError not-found */
async function lockedWebhook(tx: Transaction, webhookId: string) {
  if (!(await repo.lockWebhook(tx.db, webhookId))) throw new AppError('not-found')
  return requireFound(await repo.findWebhook(tx.db, webhookId))
}

/** @throws AppError invalid-input for an address that the server must not call */
function requirePublic({ config }: Context, url: string): void {
  const problem = addressProblem(url, config.webhooks.allowedOrigins)
  if (problem) throw new AppError('invalid-input', { fields: { url: problem } })
}

/** The values recorded in the audit log. */
const facts = ({ name, url, events, isOn }: repo.WebhookRow) => ({ name, url, events, isOn })

const takenName = (error: unknown): never => {
  if (!isUniqueViolation(error, 'webhooks_name')) throw error
  throw new AppError('already-exists', { fields: { name: m.nameTaken() }, cause: error })
}

export const listWebhooks = handle(webhooks.listWebhooks, async ({ db }) => {
  const rows = await repo.listWebhooks(db)
  return { items: rows.map(view), can: { add: rows.length < maxWebhooks } }
})

export const createWebhook = handle(webhooks.createWebhook, (ctx, values) => {
  requirePublic(ctx, values.url)
  return inTransaction(ctx, async (tx) => {
    await acquireLock(tx, 'webhooks')
    if ((await repo.countWebhooks(tx.db)) >= maxWebhooks) throw new AppError('too-many-webhooks')
    const id = newId()
    const secret = newSecret()
    const sealed = sealSecret(ctx.secrets, id, secret)
    const made = { createdBy: ctx.actor.id, createdAt: ctx.clock.now() }
    await repo.insertWebhook(tx.db, { id, ...values, secret: sealed, ...made })
    await recordAudit(ctx, tx, { entity: 'webhook', entityId: id, after: values })
    announceWebhooks(tx)
    return { webhook: await viewWebhook(tx.db, id), secret }
  }).catch(takenName)
})

export const updateWebhook = handle(webhooks.updateWebhook, (ctx, { webhookId, version, ...values }) => {
  requirePublic(ctx, values.url)
  return inTransaction(ctx, async (tx) => {
    const before = await lockedWebhook(tx, webhookId)
    if (before.version !== version) throw new AppError('edit-conflict')
    await repo.updateWebhook(tx.db, webhookId, values)
    const change = { before: facts(before), after: values }
    await recordAudit(ctx, tx, { entity: 'webhook', entityId: webhookId, ...change })
    announceWebhooks(tx)
    return viewWebhook(tx.db, webhookId)
  }).catch(takenName)
})

export const removeWebhook = handleInTransaction(webhooks.removeWebhook, async (ctx, { webhookId }, tx) => {
  const before = await lockedWebhook(tx, webhookId)
  await repo.deleteWebhook(tx.db, webhookId)
  await recordAudit(ctx, tx, { entity: 'webhook', entityId: webhookId, before: facts(before) })
  announceWebhooks(tx)
  return {}
})

/** Days for which the former secret signs as well. */
const overlapDays = 1

export const renewWebhookSecret = handleInTransaction(
  webhooks.renewWebhookSecret,
  async (ctx, { webhookId }, tx) => {
    const { name } = await lockedWebhook(tx, webhookId)
    const former = requireFound(await repo.findTarget(tx.db, webhookId))
    const secret = newSecret()
    await repo.updateWebhook(tx.db, webhookId, {
      secret: sealSecret(ctx.secrets, webhookId, secret),
      formerSecret: former.secret,
      formerUntil: daysAfter(ctx.clock.now(), overlapDays),
    })
    await recordAudit(ctx, tx, { entity: 'webhook', entityId: webhookId, after: { name } })
    announceWebhooks(tx)
    return { webhook: await viewWebhook(tx.db, webhookId), secret }
  },
)

/** Where a webhook's events go, and the secrets that sign them now. */
export function readTarget(
  { secrets, config, clock }: Pick<Context, 'secrets' | 'config' | 'clock'>,
  webhookId: string,
  { url, secret, formerSecret, formerUntil }: repo.TargetRow,
) {
  const former = formerSecret && formerUntil && formerUntil > clock.now() ? [formerSecret] : []
  const opened = [secret, ...former].map((it) => openSecret(secrets, webhookId, it))
  return { url, secrets: opened, allowed: config.webhooks.allowedOrigins }
}
