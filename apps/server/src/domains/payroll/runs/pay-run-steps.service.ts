import { payRuns } from '@campanile/contract/payroll/pay-runs.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { notifyOfPayslips, notifyOfWithdrawnPayslips } from '../pay-notifications.ts'
import { lockRunAt, runOrNotFound, stepDone } from './pay-run-lock.ts'
import { approveObstacle } from './pay-run-view.ts'
import * as repo from './pay-runs.repo.ts'

/** @throws AppError with the reason why this admin cannot approve the run now */
async function refuseApproval(ctx: SignedIn, tx: Transaction, payRunId: string): Promise<void> {
  const row = await runOrNotFound(tx.db, payRunId)
  if (row.people === 0) throw new AppError('pay-run-empty')
  if (row.open > 0) throw new AppError('pay-run-unsettled')
  if (row.onlyPersonId === ctx.actor.id) throw new AppError('pay-own-alone')
  if (approveObstacle(row, ctx.actor.id) !== null) throw new AppError('blocked')
}

export const approvePayRun = handle(payRuns.approvePayRun, (ctx, input) => {
  return inTransaction(ctx, async (tx) => {
    // What one run pays for earlier months depends on the other runs, so they change one at a time.
    await acquireLock(tx, 'pay')
    const run = await lockRunAt(tx, input, ['computed'])
    await refuseApproval(ctx, tx, run.id)
    const now = ctx.clock.now()
    const people = await repo.listPaidPeople(tx.db, run.id)
    await notifyOfPayslips(tx, now, { month: run.month, people })
    return stepDone(
      ctx,
      tx,
      run,
      { status: 'approved', approvedAt: now, approvedBy: ctx.actor.id, reason: null },
      people,
    )
  })
})

export const giveBackPayRun = handle(payRuns.giveBackPayRun, (ctx, { reason, ...input }) => {
  return inTransaction(ctx, async (tx) => {
    // As above: runs change one at a time.
    await acquireLock(tx, 'pay')
    const run = await lockRunAt(tx, input, ['approved'])
    const people = await repo.listPaidPeople(tx.db, run.id)
    await notifyOfWithdrawnPayslips(tx, ctx.clock.now(), { month: run.month, people })
    return stepDone(ctx, tx, run, { status: 'computed', approvedAt: null, approvedBy: null, reason }, people)
  })
})

export const markPayRunPaid = handle(payRuns.markPayRunPaid, (ctx, { paidOn, ...input }) =>
  inTransaction(ctx, async (tx) => {
    const run = await lockRunAt(tx, input, ['approved'])
    const people = await repo.listPaidPeople(tx.db, run.id)
    const change = { status: 'paid' as const, paidAt: ctx.clock.now(), paidBy: ctx.actor.id, paidOn }
    return stepDone(ctx, tx, run, change, people)
  }),
)

export const lockPayRun = handle(payRuns.lockPayRun, (ctx, input) =>
  inTransaction(ctx, async (tx) => {
    const run = await lockRunAt(tx, input, ['paid'])
    return stepDone(ctx, tx, run, { status: 'locked', lockedAt: ctx.clock.now(), lockedBy: ctx.actor.id })
  }),
)
