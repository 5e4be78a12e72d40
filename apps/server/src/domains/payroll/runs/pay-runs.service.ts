import { payItemKindLabels, payLineKindLabels } from '@campanile/contract/payroll/label-messages.ts'
import { payRuns } from '@campanile/contract/payroll/pay-runs.ts'
import { unpaidPeople } from '@campanile/contract/payroll/unpaid-people.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { daysOfMonth } from '#platform/calendar.ts'
import { localDay } from '#platform/clock.ts'
import { lineMessages } from '../computing/lines.messages.ts'
import { type ComputedRun, computePeople } from '../computing/pay-computing.service.ts'
import { freeMonths, monthsBefore, nextMonthToPay } from '../computing/pay-months.rules.ts'
import type { PayItemRule } from '../items/pay-item.rules.ts'
import { listItemRules } from '../items/pay-items.repo.ts'
import { m } from '../messages.ts'
import { recordView } from '../pay-views.service.ts'
import { announceRun, lockRunInStatus, runOrNotFound, stepDone } from './pay-run-lock.ts'
import { isRemovable, payRunView, viewSetting } from './pay-run-view.ts'
import * as repo from './pay-runs.repo.ts'
import { listUnpaid } from './unpaid-people.repo.ts'

export const listUnpaidPeople = handle(
  unpaidPeople.listUnpaidPeople,
  async (ctx, { payRunId, page, pageSize }) => {
    await runOrNotFound(ctx.db, payRunId)
    const { rows, total } = await listUnpaid(ctx.db, payRunId, { page, pageSize })
    const people = rows.map(({ personId }) => personId)
    await recordView(ctx, { entity: 'pay-run', entityId: payRunId, people })
    const items = rows.map(({ personId, personName, number, role, profileImage, ...row }) => ({
      ...row,
      person: {
        id: personId,
        name: personName,
        number,
        role,
        profileImage: photoUrl(personId, profileImage),
      },
    }))
    return { items, total, page, pageSize }
  },
)

/** Lists the people of a run, none of them computed yet, and returns the current items. */
export async function restartComputing(
  db: Database,
  { id, month }: { id: string; month: string },
): Promise<PayItemRule[]> {
  const { settings } = await currentInstitution({ db })
  const { first, last } = daysOfMonth(month)
  const fromMonth = monthsBefore(month, settings.payroll.adjustMonths)
  await repo.replacePeople(db, { payRunId: id, first, last, fromMonth, month })
  return listItemRules(db)
}

/** Computes everyone in a small run within the current transaction; for the demo. */
export async function computeAtOnce(db: Database, run: ComputedRun, now: Date): Promise<void> {
  const people = await repo.nextPeople(db, run.id, 1_000)
  await computePeople(db, run, people)
  await repo.markComputed(db, run.id, people, now)
}

/** A total that covers one person reveals that person's pay. */
const onlyPeople = (totals: readonly { onlyPersonId: string | null }[]) => [
  ...new Set(totals.flatMap(({ onlyPersonId }) => onlyPersonId ?? [])),
]

export const listPayRuns = handle(payRuns.listPayRuns, async (ctx, query) => {
  const { rows, total, taken, openQuestions } = await repo.listRuns(ctx.db, query)
  const setting = await viewSetting(ctx, ctx.db)
  const thisMonth = setting.today.slice(0, 7)
  await recordView(ctx, { entity: 'pay-run', entityId: 'list', people: onlyPeople(rows) })
  return {
    items: rows.map((row) => payRunView(setting, row)),
    total,
    page: query.page,
    pageSize: query.pageSize,
    nextMonth: nextMonthToPay(taken, thisMonth),
    freeMonths: freeMonths(taken, thisMonth),
    openQuestions,
  }
})

export const readPayRun = handle(payRuns.readPayRun, async (ctx, { payRunId }) => {
  const row = await runOrNotFound(ctx.db, payRunId)
  await recordView(ctx, { entity: 'pay-run', entityId: payRunId, people: onlyPeople([row]) })
  return payRunView(await viewSetting(ctx, ctx.db), row)
})

export const listPayRunTotals = handle(payRuns.listPayRunTotals, async (ctx, { payRunId }) => {
  const row = await runOrNotFound(ctx.db, payRunId)
  const totals = await repo.listTotals(ctx.db, payRunId)
  const labels = {
    ...payItemKindLabels(ctx.locale),
    ...payLineKindLabels(ctx.locale),
    pay: lineMessages(ctx.locale).pay(),
  }
  await recordView(ctx, { entity: 'pay-run', entityId: payRunId, people: onlyPeople([row, ...totals]) })
  return {
    currency: row.currency,
    items: totals.map(({ onlyPersonId: _, ...it }) => ({
      ...it,
      label: it.label || labels[it.adjusts ?? it.kind],
    })),
    totals: payRunView(await viewSetting(ctx, ctx.db), row).totals,
  }
})

/** Starts over; the next job computes everything. */
async function beginComputing(ctx: SignedIn, tx: Transaction, run: Pick<repo.StoredRun, 'id' | 'month'>) {
  await ctx.jobs.add(tx.db, 'workOnPayRun', { payRunId: run.id }, { key: `pay-run ${run.id}` })
  const items = await restartComputing(tx.db, run)
  const countedAt = ctx.clock.now()
  return { status: 'computing' as const, items, countedAt, computedBy: ctx.actor.id, problem: null }
}

const takenMonth = (error: unknown): never => {
  if (!isUniqueViolation(error, 'pay_runs_month')) throw error
  throw new AppError('already-exists', {
    fields: { month: m.monthTaken() },
    cause: error,
  })
}

export const createPayRun = handle(payRuns.createPayRun, (ctx, { payRunId, month }) =>
  inTransaction(ctx, async (tx) => {
    const { timeZone, settings } = await currentInstitution(tx)
    const now = ctx.clock.now()
    if (month > localDay(timeZone, now).date.slice(0, 7))
      throw new AppError('pay-month-ahead', { fields: { month: m.monthNotStarted() } })
    const { currency } = settings.payroll
    const by = { createdAt: now, createdBy: ctx.actor.id }
    const fresh = await repo.insertRun(tx.db, {
      id: payRunId,
      month,
      kind: 'regular',
      status: 'draft',
      currency,
      ...by,
    })
    const view = async () => payRunView(await viewSetting(ctx, tx.db), await runOrNotFound(tx.db, payRunId))
    if (!fresh) return view()
    await repo.updateRun(tx.db, payRunId, await beginComputing(ctx, tx, { id: payRunId, month }))
    await recordAudit(ctx, tx, { entity: 'pay-run', entityId: payRunId, after: { month, currency } })
    announceRun(tx, payRunId)
    return view()
  }).catch(takenMonth),
)

export const computePayRun = handleInTransaction(payRuns.computePayRun, async (ctx, input, tx) => {
  const run = await lockRunInStatus(tx, input, ['draft', 'computed'])
  return stepDone(ctx, tx, run, await beginComputing(ctx, tx, run))
})

export const removePayRun = handleInTransaction(payRuns.removePayRun, async (ctx, input, tx) => {
  const run = await lockRunInStatus(tx, input, ['draft', 'computing', 'computed'])
  if (!isRemovable(await runOrNotFound(tx.db, run.id))) throw new AppError('pay-run-moved-on')
  await repo.deleteRun(tx.db, run.id)
  await recordAudit(ctx, tx, {
    entity: 'pay-run',
    entityId: run.id,
    before: { month: run.month, status: run.status },
  })
  announceRun(tx, run.id)
  return {}
})
