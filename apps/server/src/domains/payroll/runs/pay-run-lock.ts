import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import type { PayRunStatus } from '@campanile/contract/payroll/pay-values.ts'
import type { Database, Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { payRunView, viewSetting } from './pay-run-view.ts'
import * as repo from './pay-runs.repo.ts'

export async function runOrNotFound(db: Database, payRunId: string): Promise<repo.PayRunRow> {
  return requireFound(await repo.findRun(db, payRunId))
}

/** Locks the run until the transaction ends, at the step and version that the caller saw. */
export async function lockRunInStatus(
  tx: Transaction,
  { payRunId, version }: { payRunId: string; version?: number },
  statuses: readonly PayRunStatus[],
): Promise<repo.StoredRun> {
  const run = requireFound(await repo.lockRun(tx.db, payRunId))
  if (run.kind !== 'regular' || run.reversedAt || !statuses.includes(run.status))
    throw new AppError('pay-run-moved-on')
  if (version !== undefined && run.version !== version) throw new AppError('edit-conflict')
  return run
}

/** Makes the open pages of admins and of these people reload. */
export const announceRun = (
  tx: Pick<Transaction, 'announce'>,
  payRunId: string,
  people: readonly string[] = [],
) => tx.announce({ event: { topic: 'payroll', id: payRunId }, role: 'admin', people })

/** Saves what a step changed, audits it with `trace`, and returns the updated view. */
export async function stepDone(
  ctx: SignedIn,
  tx: Transaction,
  run: repo.StoredRun,
  change: Partial<repo.StoredRun>,
  people: readonly string[] = [],
  trace: object = {},
): Promise<PayRun> {
  await repo.updateRun(tx.db, run.id, change)
  await recordAudit(ctx, tx, {
    entity: 'pay-run',
    entityId: run.id,
    before: { month: run.month, status: run.status },
    after: { month: run.month, ...change, ...trace, items: undefined },
  })
  announceRun(tx, run.id, people)
  return payRunView(await viewSetting(ctx, tx.db), await runOrNotFound(tx.db, run.id))
}
