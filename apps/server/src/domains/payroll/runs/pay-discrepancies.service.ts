import {
  type Discrepancy,
  type DiscrepancyDecision,
  discrepancyWords,
  payDiscrepancies,
} from '@campanile/contract/payroll/pay-discrepancies.ts'
import type { Transaction } from '#db/database.ts'
import { recordAudits } from '#domains/audit/audit.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { computePeople } from '../computing/pay-computing.service.ts'
import { m } from '../messages.ts'
import { recordView } from '../pay-views.service.ts'
import { requestApproval } from './approval-notifications.ts'
import * as repo from './pay-discrepancies.repo.ts'
import { announceRun, lockRunInStatus, runOrNotFound } from './pay-run-lock.ts'

const discrepancyView = (row: repo.DiscrepancyRow, isOpenRun: boolean): Discrepancy => ({
  id: row.id,
  kind: row.kind,
  person: {
    id: row.personId,
    name: row.personName,
    number: row.number,
    role: row.role,
    profileImage: photoUrl(row.personId, row.profileImage),
  },
  payslipId: row.payslipId,
  about: row.about,
  on: row.on,
  session: row.session && {
    ...row.session,
    startsAt: new Date(row.session.startsAt).toISOString(),
    endsAt: new Date(row.session.endsAt).toISOString(),
  },
  decision: row.decision,
  note: row.note,
  settledAt: row.settledAt?.toISOString() ?? null,
  settledBy: row.settledBy,
  version: row.version,
  can: { settle: isOpenRun && discrepancyWords[row.kind].decisions.length > 0 },
})

export const listDiscrepancies = handle(payDiscrepancies.listDiscrepancies, async (ctx, query) => {
  const run = await runOrNotFound(ctx.db, query.payRunId)
  const { rows, total } = await repo.listDiscrepancies(ctx.db, query)
  const people = [...new Set(rows.map(({ personId }) => personId))]
  await recordView(ctx, { entity: 'pay-run', entityId: run.id, people })
  return {
    items: rows.map((row) => discrepancyView(row, run.status === 'computed')),
    total,
    page: query.page,
    pageSize: query.pageSize,
    counts: await repo.countByKind(ctx.db, run.id),
  }
})

function refuseUnfit(rows: readonly repo.DiscrepancyRow[], decision: DiscrepancyDecision): void {
  const unfit = rows.find(({ kind }) => !discrepancyWords[kind].decisions.includes(decision))
  if (!unfit) return
  const { label } = discrepancyWords[unfit.kind]
  throw new AppError('blocked', { fields: { decision: m.cannotBeResolved({ kind: label }) } })
}

const audits = (ctx: SignedIn, tx: Transaction, before: readonly repo.DiscrepancyRow[], after: object) =>
  recordAudits(
    ctx,
    tx,
    before.map(({ id, kind, personId, on, decision, note }) => ({
      entity: 'pay-discrepancy',
      entityId: id,
      before: { kind, personId, on, decision, note },
      after,
    })),
  )

export const settleDiscrepancies = handleInTransaction(
  payDiscrepancies.settleDiscrepancies,
  async (ctx, { payRunId, items, decision, note }, tx) => {
    const run = await lockRunInStatus(tx, { payRunId }, ['computed'])
    if (!run.countedAt) throw new AppError('pay-run-moved-on')
    const ids = items.map(({ id }) => id)
    const before = await repo.listByIds(tx.db, payRunId, ids)
    if (before.length < items.length) throw new AppError('not-found')
    refuseUnfit(before, decision)
    const settled = { items, decision, note, at: ctx.clock.now(), by: ctx.actor.id }
    if ((await repo.settle(tx.db, payRunId, settled)) < items.length) throw new AppError('edit-conflict')
    await audits(ctx, tx, before, { decision, note })
    const people = [...new Set(before.map(({ personId }) => personId))]
    await computePeople(tx.db, { ...run, countedAt: run.countedAt }, people)
    announceRun(tx, payRunId)
    const rows = await repo.listByIds(tx.db, payRunId, ids)
    const { open } = await runOrNotFound(tx.db, payRunId)
    // Decisions that replace earlier ones leave nothing more to ask for.
    if (open === 0 && before.some((it) => it.decision === null))
      await requestApproval(tx, ctx.clock.now(), { payRunId, actorId: ctx.actor.id })
    return { items: rows.map((row) => discrepancyView(row, true)), open }
  },
)
