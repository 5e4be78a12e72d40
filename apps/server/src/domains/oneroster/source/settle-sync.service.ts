import { inTransaction } from '#db/database.ts'
import { workOnImport } from '#domains/imports/imports-work.service.ts'
import {
  countRosterRows,
  discardImport,
  readStoredImport,
  startApplying,
} from '#domains/imports/store-import.service.ts'
import type { Context } from '#http/context.ts'
import type { Platform } from '#platform/platform.ts'
import { m } from './problems.messages.ts'
import * as repo from './roster-source.repo.ts'
import { endSync, type SyncEnd } from './sync-result.service.ts'
import { syncVerdict } from './sync-verdict.rules.ts'

type Stored = NonNullable<Awaited<ReturnType<typeof readStoredImport>>>

/** Seconds until a sync whose import another worker continues is checked again. */
const retrySeconds = 20

/** Compares the import of a sync, applies it if no admin has to review it, and ends the sync. */
export async function settleSync(ctx: Context, source: repo.SourceRow, syncId: string): Promise<void> {
  const sync = await repo.findSync(ctx.db, syncId)
  if (!sync || sync.result !== null) return
  if (!sync.importId) return endSync(ctx, sync, { result: 'failed', reason: m.importRemoved() })
  await workOnImport(ctx, sync.importId)
  const stored = await readStoredImport(ctx.db, sync.importId)
  if (!stored) return endSync(ctx, sync, { result: 'failed', reason: m.importRemoved() })
  const end = await decide(ctx, source, sync, stored)
  if (end === 'later') return settleLater(ctx, syncId)
  if (end !== 'apply') return endSync(ctx, sync, end)
  await inTransaction(ctx, (tx) => startApplying(ctx, tx, stored.record))
  await settleSync(ctx, source, syncId)
}

async function settleLater({ db, clock, jobs }: Platform, syncId: string): Promise<void> {
  const runAt = new Date(clock.now().getTime() + retrySeconds * 1000)
  await jobs.add(db, 'syncRoster', { syncId }, { runAt })
}

async function decide(
  ctx: Context,
  source: repo.SourceRow,
  { isScheduled }: repo.SyncRow,
  { record, changesAccess }: Stored,
): Promise<SyncEnd | 'apply' | 'later'> {
  const { state, problem, kinds } = record
  if (state === 'failed') return { result: 'failed', reason: problem }
  if (state === 'applied' || state === 'undone') return { result: 'applied', reason: null }
  if (state !== 'ready') return 'later'
  // It could not be applied.
  if (problem) return { result: 'waiting', reason: problem }
  const verdict = syncVerdict({
    ...{ kinds, changesAccess, isScheduled, reviewAbovePercent: source.reviewAbovePercent },
    isFirst: (await repo.findBase(ctx.db, source)) === undefined,
    inUse: await countRosterRows(ctx.db),
  })
  if (verdict.result === 'apply') return 'apply'
  if (verdict.result === 'waiting') return verdict
  await inTransaction(ctx, (tx) => discardImport(ctx, tx, record))
  return { result: 'unchanged', reason: null }
}
