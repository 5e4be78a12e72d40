import { payRuns } from '@campanile/contract/payroll/pay-runs.ts'
import { newId } from '#db/columns.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { handleInTransaction } from '#http/handle.ts'
import { notifyOfWithdrawnPayslips } from '../pay-notifications.ts'
import { announceRun, lockRunInStatus, stepDone } from './pay-run-lock.ts'
import * as repo from './pay-runs.repo.ts'
import { writeCounterLines } from './pay-writing.repo.ts'

/** Returns the reversed run; its month can be run again. */
export const reversePayRun = handleInTransaction(
  payRuns.reversePayRun,
  async (ctx, { reason, ...input }, tx) => {
    // A run's adjustments to earlier months depend on the other runs, so runs change one at a time.
    await acquireLock(tx, 'pay')
    const run = await lockRunInStatus(tx, input, ['paid', 'locked'])
    const now = ctx.clock.now()
    const by = ctx.actor.id
    const { month, currency } = run
    const id = newId()
    await repo.insertRun(tx.db, {
      id,
      month,
      kind: 'reversal',
      status: 'locked',
      currency,
      reversalOf: run.id,
      reason,
      createdAt: now,
      createdBy: by,
      computedAt: now,
      approvedAt: now,
      approvedBy: by,
      lockedAt: now,
      lockedBy: by,
    })
    const { locale } = await currentInstitution(tx)
    await writeCounterLines(tx.db, run.id, id, locale)
    await recordAudit(ctx, tx, {
      entity: 'pay-run',
      entityId: id,
      after: { month, reversalOf: run.id, reason },
    })
    const people = await repo.listPaidPeople(tx.db, run.id)
    await notifyOfWithdrawnPayslips(ctx, tx, { month, people, reason })
    announceRun(tx, id)
    return stepDone(ctx, tx, run, { reversedAt: now, reversedBy: by, reason }, people)
  },
)
