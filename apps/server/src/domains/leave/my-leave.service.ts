import { leave } from '@campanile/contract/leave/leave.ts'
import { messageText } from '@campanile/messages/coded.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { staffPerson } from '#domains/staff-attendance/day-facts.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { maySeeLeave } from './leave.policy.ts'
import { listLeaveDays } from './leave-calendar.service.ts'
import { balanceView, leaveInstitution, readBalances } from './leave-ledger.service.ts'
import * as repo from './leave-requests.repo.ts'
import { leaveView } from './leave-view.ts'
import { writeWithdrawal } from './leave-withdrawal.service.ts'
import { findLeaveYear } from './leave-year.rules.ts'

const maxDecisions = 20

export const listMyLeaveBalances = handle(leave.listMyLeaveBalances, async (ctx, { on }) => {
  const institution = await leaveInstitution(ctx)
  const { personId } = await staffPerson(ctx.db, ctx.actor.id)
  const year = on ? findLeaveYear(on, institution.yearStartsOn) : institution.current
  const rows = await readBalances(ctx.db, institution, [personId], year)
  return { items: rows.map((row) => balanceView(row, year)) }
})

export const listMyLeave = handle(leave.listMyLeave, async (ctx, query) => {
  const { rows, total } = await repo.listPersonRequests(ctx.db, ctx.actor.id, query)
  const items = rows.map((row) => leaveView(ctx.actor, row))
  return { items, total, page: query.page, pageSize: query.pageSize }
})

export const listMyLeaveDecisions = handle(leave.listMyLeaveDecisions, async (ctx, { since }) => {
  const rows = await repo.listDecided(ctx.db, ctx.actor.id, new Date(since), maxDecisions)
  return { now: ctx.clock.now().toISOString(), items: rows.map((row) => leaveView(ctx.actor, row)) }
})

export const listMyLeaveCalendar = handle(leave.listMyLeaveCalendar, async (ctx, period) => {
  const institution = await leaveInstitution(ctx)
  const person = await staffPerson(ctx.db, ctx.actor.id)
  const [rows, { days }] = await Promise.all([
    repo.listPeriodRequests(ctx.db, person.personId, period),
    listLeaveDays(ctx.db, institution, person, period),
  ])
  return {
    today: institution.today,
    items: rows.map((row) => leaveView(ctx.actor, row)),
    daysOff: days.flatMap(({ date, dayOff }) =>
      dayOff === null ? [] : [{ date, name: messageText(dayOff, ctx.locale) }],
    ),
  }
})

/** @throws AppError not-found for people who may not see it */
export async function visibleRequest(ctx: SignedIn, db: SignedIn['db'], requestId: string) {
  const row = await repo.findRequest(db, requestId)
  if (!row || !maySeeLeave(ctx.actor, row)) throw new AppError('not-found')
  return row
}

export const readLeave = handle(leave.readLeave, async (ctx, { requestId }) =>
  leaveView(ctx.actor, await visibleRequest(ctx, ctx.db, requestId)),
)

export const withdrawLeave = handleInTransaction(
  leave.withdrawLeave,
  async (ctx, { requestId, version }, tx) => {
    await acquireLock(tx, 'leave', ctx.actor.id)
    const row = await visibleRequest(ctx, tx.db, requestId)
    if (row.status !== 'pending' || row.version !== version) throw new AppError('already-decided')
    await writeWithdrawal(ctx, tx, row)
    return leaveView(ctx.actor, requireFound(await repo.findRequest(tx.db, requestId)))
  },
)
