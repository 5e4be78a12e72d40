import { type RosterSync, rosterSourceOperations } from '@campanile/contract/oneroster/roster-source.ts'
import { messageText } from '@campanile/messages/coded.ts'
import { newId } from '#db/columns.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { addressProblem } from '#http/public-address.ts'
import { listKeys } from '#platform/records.ts'
import { resources } from '../resources.ts'
import { nextSync } from './next-sync.rules.ts'
import { m } from './problems.messages.ts'
import * as repo from './roster-source.repo.ts'
import { announceSource, startSync } from './roster-sync.service.ts'
import { sealClientSecret, sourceAccess } from './source-access.ts'
import { SourceProblem } from './source-problem.ts'
import { openSource } from './source-reader.ts'

/** Syncs that the screen lists. */
const shownSyncs = 20

const syncView = (row: repo.SyncRow, locale: string): RosterSync => ({
  id: row.id,
  startedAt: row.startedAt.toISOString(),
  isScheduled: row.isScheduled,
  isFull: row.changedSince === null,
  result: row.result,
  reason: row.reason && messageText(row.reason, locale),
  import: row.importId && row.importState ? { id: row.importId, state: row.importState } : null,
})

async function sourceView({ locale }: SignedIn, { db }: Pick<Transaction, 'db'>) {
  const source = await repo.findSource(db)
  if (!source) return { source: null, syncs: [] }
  const syncs = await repo.listSyncs(db, shownSyncs)
  const { id, version } = source
  const { name: responsible } = await repo.findResponsible(db, source)
  return {
    source: { id, ...facts(source), responsible, version },
    syncs: syncs.map((row) => syncView(row, locale)),
  }
}

/** The values that an admin sets, other than the secret. */
const facts = ({ baseUrl, tokenUrl, clientId, scopes, syncHour, reviewAbovePercent }: Values) => ({
  ...{ baseUrl, tokenUrl, clientId, scopes, syncHour, reviewAbovePercent },
})
type Values = Pick<
  repo.SourceRow,
  'baseUrl' | 'tokenUrl' | 'clientId' | 'scopes' | 'syncHour' | 'reviewAbovePercent'
>

/** The row of a source with these values. @throws AppError invalid-input for an address that the server must not call */
async function toRow(ctx: SignedIn, tx: Transaction, values: Values) {
  const fields = Object.fromEntries(
    (['baseUrl', 'tokenUrl'] as const).flatMap((name) => {
      const problem = addressProblem(values[name], ctx.config.roster.allowedOrigins)
      return problem ? [[name, problem]] : []
    }),
  )
  if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields })
  const { timeZone } = await currentInstitution(tx)
  return {
    ...facts(values),
    baseUrl: values.baseUrl.endsWith('/') ? values.baseUrl.slice(0, -1) : values.baseUrl,
    responsibleId: ctx.actor.id,
    nextSyncAt: nextSync(values.syncHour, timeZone, ctx.clock.now()),
  }
}

export const readRosterSource = handle(rosterSourceOperations.readRosterSource, (ctx) => sourceView(ctx, ctx))

export const createRosterSource = handleInTransaction(
  rosterSourceOperations.createRosterSource,
  async (ctx, { clientSecret, ...values }, tx) => {
    const row = await toRow(ctx, tx, values)
    await acquireLock(tx, 'roster-source')
    if (await repo.findSource(tx.db))
      throw new AppError('already-exists', { fields: { baseUrl: m.nameTaken() } })
    const id = newId()
    const sealed = sealClientSecret(ctx.secrets, id, clientSecret)
    const connectedAt = ctx.clock.now()
    await repo.insertSource(tx.db, { id, ...row, clientSecret: sealed, connectedAt })
    await recordAudit(ctx, tx, { entity: 'roster-source', entityId: id, after: facts(row) })
    announceSource(tx)
    return sourceView(ctx, tx)
  },
)

/** @throws AppError not-found */
async function lockedSource(tx: Transaction): Promise<repo.SourceRow> {
  await acquireLock(tx, 'roster-source')
  return requireFound(await repo.findSource(tx.db))
}

const originOf = (address: string) => new URL(address).origin

export const updateRosterSource = handleInTransaction(
  rosterSourceOperations.updateRosterSource,
  async (ctx, { version, clientSecret, ...values }, tx) => {
    const row = await toRow(ctx, tx, values)
    const before = await lockedSource(tx)
    if (before.version !== version) throw new AppError('edit-conflict')
    // Otherwise, an admin could send the secret, or a token, to a server that was not meant to have it.
    const isElsewhere = (['baseUrl', 'tokenUrl'] as const).some(
      (name) => originOf(row[name]) !== originOf(before[name]),
    )
    if (isElsewhere && !clientSecret)
      throw new AppError('invalid-input', { fields: { clientSecret: m.secretAgain() } })
    const { id } = before
    await repo.updateSource(tx.db, id, {
      ...row,
      ...(clientSecret && { clientSecret: sealClientSecret(ctx.secrets, id, clientSecret) }),
      ...(row.baseUrl !== before.baseUrl && { connectedAt: ctx.clock.now() }),
    })
    const change = { before: facts(before), after: { ...facts(row), hasNewSecret: clientSecret !== null } }
    await recordAudit(ctx, tx, { entity: 'roster-source', entityId: id, ...change })
    announceSource(tx)
    return sourceView(ctx, tx)
  },
)

export const removeRosterSource = handleInTransaction(
  rosterSourceOperations.removeRosterSource,
  async (ctx, _, tx) => {
    const before = await lockedSource(tx)
    await repo.deleteSource(tx.db, before.id)
    await recordAudit(ctx, tx, { entity: 'roster-source', entityId: before.id, before: facts(before) })
    announceSource(tx)
    return sourceView(ctx, tx)
  },
)

/** Milliseconds for each answer while an admin waits. */
const testTimeoutMs = 8_000

export const testRosterSource = handle(rosterSourceOperations.testRosterSource, async (ctx) => {
  const source = requireFound(await repo.findSource(ctx.db))
  await inTransaction(ctx, (tx) => recordAudit(ctx, tx, { entity: 'roster-source', entityId: source.id }))
  try {
    const readPage = await openSource(sourceAccess(ctx, source, testTimeoutMs), false)
    for (const name of listKeys(resources)) await readPage(name, { limit: 1, offset: 0 })
    return { problem: null }
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error
    return { problem: messageText(error.message, ctx.locale) }
  }
})

export const syncRoster = handleInTransaction(
  rosterSourceOperations.syncRoster,
  async (ctx, { isFull }, tx) => {
    const source = await lockedSource(tx)
    const syncId = await startSync(ctx, tx, source, { isFull, isScheduled: false })
    if (syncId)
      await recordAudit(ctx, tx, { entity: 'roster-source', entityId: source.id, after: { isFull } })
    return sourceView(ctx, tx)
  },
)
