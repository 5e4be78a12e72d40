import { newId } from '#db/columns.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { discardImport, readStoredImport, storeImport } from '#domains/imports/store-import.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { Context } from '#http/context.ts'
import type { Platform } from '#platform/platform.ts'
import { systemContext } from '#platform/system-context.ts'
import { collectRoster } from './collect-roster.ts'
import { nextSync } from './next-sync.rules.ts'
import { m } from './problems.messages.ts'
import * as repo from './roster-source.repo.ts'
import { settleSync } from './settle-sync.service.ts'
import { sourceAccess } from './source-access.ts'
import { SourceProblem } from './source-problem.ts'
import { openSource } from './source-reader.ts'
import { announceSource, endSync } from './sync-result.service.ts'

export { announceSource }

/** Minutes of a sync that the next one reads again: a change can be saved later than its time says. */
const overlapMinutes = 10
/** Hours after which a sync without a result was lost. */
const longestHours = 2

const minutesBefore = (at: Date, minutes: number) => new Date(at.getTime() - minutes * 60_000)

/** Starts a sync, and returns its id; undefined if one is running. Needs the lock of the source. */
export async function startSync(
  ctx: Pick<Context, 'clock' | 'jobs'>,
  tx: Transaction,
  source: repo.SourceRow,
  { isFull, isScheduled }: { isFull: boolean; isScheduled: boolean },
): Promise<string | undefined> {
  const now = ctx.clock.now()
  const [last] = await repo.listSyncs(tx.db, 1)
  if (last && last.result === null) {
    if (last.startedAt > minutesBefore(now, longestHours * 60)) return undefined
    await repo.updateSync(tx.db, last.id, { result: 'failed', reason: m.interrupted() })
  }
  const base = isFull ? undefined : await repo.findBase(tx.db, source)
  const syncId = newId()
  const changedSince = base ? minutesBefore(base, overlapMinutes) : null
  await repo.insertSync(tx.db, { id: syncId, sourceId: source.id, startedAt: now, isScheduled, changedSince })
  await ctx.jobs.add(tx.db, 'syncRoster', { syncId })
  announceSource(tx)
  return syncId
}

/** Job: starts the nightly sync when its hour has come. However many were missed, it runs once. */
export async function startDueRosterSync(platform: Platform): Promise<void> {
  await inTransaction(platform, async (tx) => {
    await acquireLock(tx, 'roster-source')
    const source = await repo.findSource(tx.db)
    const now = platform.clock.now()
    if (!source?.nextSyncAt || source.nextSyncAt > now) return
    const { timeZone } = await currentInstitution(tx)
    await repo.setNextSync(tx.db, source.id, nextSync(source.syncHour, timeZone, now))
    await startSync(platform, tx, source, { isFull: false, isScheduled: true })
  })
}

/** Milliseconds for each answer while nobody waits. */
const timeoutMs = 60_000

/** Job: reads the source, compares it and, if nothing speaks against it, applies it. It can be repeated. */
export async function syncRosterNow(platform: Platform, syncId: string): Promise<void> {
  const ctx = systemContext(platform, 'syncRoster')
  const sync = await repo.findSync(platform.db, syncId)
  const source = await repo.findSource(platform.db)
  if (!sync || !source || sync.result !== null) return
  try {
    if (!sync.importId) await readIntoImport(ctx, source, sync)
    await settleSync(ctx, source, syncId)
  } catch (error) {
    // The job is retried when the database is back.
    if (isDatabaseUnavailable(error)) throw error
    if (!(error instanceof SourceProblem)) platform.log.error({ err: error }, 'roster sync failed')
    const reason = error instanceof SourceProblem ? error.message : m.ourFault()
    await endSync(ctx, sync, { result: 'failed', reason })
  }
}

async function readIntoImport(ctx: Context, source: repo.SourceRow, sync: repo.SyncRow): Promise<void> {
  const { isAdmin } = await repo.findResponsible(ctx.db, source)
  if (!isAdmin) throw new SourceProblem(m.notResponsible())
  const readPage = await openSource(sourceAccess(ctx, source, timeoutMs), true)
  const bundle = await collectRoster(readPage, sync.changedSince)
  const day = sync.startedAt.toISOString().slice(0, 10)
  const upload = {
    format: 'oneroster' as const,
    filename: `${new URL(source.baseUrl).hostname} ${day}.zip`.slice(-200),
    complete: false,
    requestedBy: source.responsibleId,
  }
  await storeImport(ctx, bundle, upload, async (tx, importId) => {
    await discardEarlier(ctx, tx)
    await repo.updateSync(tx.db, sync.id, { importId })
  })
}

/** The changes of imports that still wait are part of this one. */
async function discardEarlier(ctx: Context, tx: Transaction): Promise<void> {
  for (const { importId, importState } of await repo.listSyncs(tx.db, 20)) {
    if (!importId || importState !== 'ready') continue
    const stored = await readStoredImport(tx.db, importId)
    if (stored) await discardImport(ctx, tx, stored.record)
  }
}
