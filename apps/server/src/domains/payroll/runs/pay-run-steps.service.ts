import { codedError } from '@campanile/contract/error-messages.ts'
import { payRuns } from '@campanile/contract/payroll/pay-runs.ts'
import type { Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { AppError } from '#http/app-error.ts'
import { handleInTransaction } from '#http/handle.ts'
import { m } from '../messages.ts'
import {
  notifyOfPayDate,
  notifyOfPayslips,
  notifyOfUnpaid,
  notifyOfWithdrawnPayslips,
} from '../pay-notifications.ts'
import { notifyOfDecision } from './approval-notifications.ts'
import { approveObstacle } from './pay-run-approval.policy.ts'
import { lockRunInStatus, runOrNotFound, stepDone } from './pay-run-lock.ts'
import { expectedPayDate, type ViewSetting, viewSetting } from './pay-run-view.ts'
import * as repo from './pay-runs.repo.ts'
import { listPayments } from './unpaid-people.repo.ts'

/** @throws AppError with the reason why this admin cannot approve the run now */
function refuseApproval(row: repo.PayRunRow, setting: ViewSetting): void {
  if (row.people === 0) throw new AppError('pay-run-empty')
  if (row.open > 0) throw new AppError('pay-run-unsettled')
  if (row.onlyPersonId === setting.actorId) throw new AppError('pay-own-alone')
  const obstacle = approveObstacle(row, setting.actorId, setting.payroll)
  if (obstacle === codedError('pay-second-approver')) throw new AppError('pay-second-approver')
  if (obstacle !== null) throw new AppError('blocked')
}

const passedDay = m.dayPassed()

export const approvePayRun = handleInTransaction(
  payRuns.approvePayRun,
  async (ctx, { payOn: asked, ...input }, tx) => {
    // A run's adjustments to earlier months depend on the other runs, so runs change one at a time.
    await acquireLock(tx, 'pay')
    const run = await lockRunInStatus(tx, input, ['computed'])
    const row = await runOrNotFound(tx.db, run.id)
    const setting = await viewSetting(ctx, tx.db)
    refuseApproval(row, setting)
    const payOn = asked ?? expectedPayDate(row, setting)
    if (payOn < setting.today) throw new AppError('invalid-input', { fields: { payOn: passedDay } })
    const now = ctx.clock.now()
    const people = await repo.listPaidPeople(tx.db, run.id)
    await notifyOfPayslips(tx, now, { month: run.month, payOn, ...(await payments(tx, run.id)) })
    await notifyOfDecision(tx, now, { payRunId: run.id, actorId: ctx.actor.id, reason: null })
    const change = {
      status: 'approved',
      approvedAt: now,
      approvedBy: ctx.actor.id,
      computedBy: row.computedBy.id,
      payOn,
      reason: null,
    } as const
    return stepDone(ctx, tx, run, change, people)
  },
)

/** The people of a run, by whether and why its bank file leaves them out. */
async function payments({ db }: Transaction, payRunId: string) {
  const rows = await listPayments(db, payRunId)
  const of = (state: (typeof rows)[number]['state']) =>
    rows.filter((it) => it.state === state).map(({ personId }) => personId)
  return { paid: of('paid'), unpaid: of('unpaid'), nothing: of('nothing') }
}

export const giveBackPayRun = handleInTransaction(
  payRuns.giveBackPayRun,
  async (ctx, { reason, ...input }, tx) => {
    // As above: runs change one at a time.
    await acquireLock(tx, 'pay')
    const run = await lockRunInStatus(tx, input, ['approved'])
    const people = await repo.listPaidPeople(tx.db, run.id)
    const now = ctx.clock.now()
    await notifyOfWithdrawnPayslips(ctx, tx, { month: run.month, people, reason })
    await notifyOfDecision(tx, now, { payRunId: run.id, actorId: ctx.actor.id, reason })
    const change = {
      status: 'computed',
      approvedAt: null,
      approvedBy: null,
      payOn: null,
      bankFileAt: null,
      bankFileDigest: null,
      reason,
    } as const
    return stepDone(ctx, tx, run, change, people)
  },
)

export const markPayRunPaid = handleInTransaction(
  payRuns.markPayRunPaid,
  async (ctx, { paidOn, payments: seen, ...input }, tx) => {
    // Unpaid amounts go into the next run, so this must not overlap with its computation or approval.
    await acquireLock(tx, 'pay')
    const run = await lockRunInStatus(tx, input, ['approved'])
    const row = await runOrNotFound(tx.db, run.id)
    const { paidPeople, paidAmount, unpaidPeople, unpaidAmount } = row
    if (row.isFileOutdated) throw new AppError('pay-bank-file-outdated')
    if (seen && (seen.people !== paidPeople || seen.amount !== paidAmount))
      throw new AppError('pay-run-moved-on')
    await repo.fixUnpaid(tx.db, run.id)
    const people = await repo.listPaidPeople(tx.db, run.id)
    const now = ctx.clock.now()
    const { paid, unpaid } = await payments(tx, run.id)
    await notifyOfUnpaid(tx, now, { month: run.month, people: unpaid })
    if (run.payOn !== null && run.payOn !== paidOn)
      await notifyOfPayDate(tx, now, { month: run.month, people: paid, from: run.payOn, to: paidOn })
    const change = { status: 'paid' as const, paidAt: now, paidBy: ctx.actor.id, paidOn }
    const trace = { paidPeople, paidAmount, unpaidPeople, unpaidAmount }
    return stepDone(ctx, tx, run, change, people, trace)
  },
)

export const lockPayRun = handleInTransaction(payRuns.lockPayRun, async (ctx, input, tx) => {
  const run = await lockRunInStatus(tx, input, ['paid'])
  return stepDone(ctx, tx, run, { status: 'locked', lockedAt: ctx.clock.now(), lockedBy: ctx.actor.id })
})
