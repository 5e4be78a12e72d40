import { leaveBalances } from '@campanile/contract/leave/leave-balances.ts'
import { inTransaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { staffPerson } from '#domains/staff-attendance/day-facts.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { insertAdjustment, listEntries } from './leave-balances.repo.ts'
import {
  balanceView,
  leaveInstitution,
  readBalance,
  readBalances,
  ruleLedgers,
} from './leave-ledger.service.ts'
import { notifyOfAdjustment } from './leave-notifications.ts'
import { listEntitled } from './leave-people.repo.ts'
import { findLeaveType } from './leave-types.repo.ts'
import { leaveYear } from './leave-year.rules.ts'

export const listLeaveBalances = handle(leaveBalances.listLeaveBalances, async (ctx, query) => {
  const institution = await leaveInstitution(ctx)
  const year = query.year ? leaveYear(query.year, institution.yearStartsOn) : institution.current
  const { rows, total } = await listEntitled(ctx.db, query, year)
  const ids = rows.map(({ personId }) => personId)
  const balances = await readBalances(ctx.db, institution, ids, year)
  const items = rows.map(({ profileImage, ...person }) => ({
    ...person,
    profileImage: photoUrl(person.personId, profileImage),
    balances: balances
      .filter(({ personId }) => personId === person.personId)
      .map((row) => balanceView(row, year)),
  }))
  return { items, total, page: query.page, pageSize: query.pageSize, year: year.year }
})

/** @throws AppError not-found */
async function personAndType(ctx: SignedIn, personId: string, leaveTypeId: string) {
  const person = await staffPerson(ctx.db, personId)
  if (!(await findLeaveType(ctx.db, leaveTypeId))) throw new AppError('not-found')
  return person
}

export const listLeaveLedger = handle(leaveBalances.listLeaveLedger, async (ctx, query) => {
  const { personId, leaveTypeId } = query
  const { firstName, lastName } = await personAndType(ctx, personId, leaveTypeId)
  const institution = await leaveInstitution(ctx)
  const year = leaveYear(query.year, institution.yearStartsOn)
  const balance = await readBalance(ctx.db, institution, { personId, leaveTypeId }, year)
  const entries = await listEntries(ctx.db, personId, leaveTypeId, query.year)
  return {
    personName: `${firstName} ${lastName}`,
    balance: balanceView(balance, year),
    items: entries.map((it) => ({ ...it, at: it.at.toISOString() })),
  }
})

export const adjustLeaveBalance = handle(leaveBalances.adjustLeaveBalance, async (ctx, input) => {
  const { adjustmentId: id, personId, leaveTypeId, minutes, note } = input
  await personAndType(ctx, personId, leaveTypeId)
  const institution = await leaveInstitution(ctx)
  const year = leaveYear(input.year, institution.yearStartsOn)
  return inTransaction(ctx, async (tx) => {
    await acquireLock(tx, 'leave', personId)
    const balance = () => readBalance(tx.db, institution, { personId, leaveTypeId }, year)
    const before = await balance()
    const entry = { id, personId, leaveTypeId, year: year.year, kind: 'adjustment' as const, minutes, note }
    if (await insertAdjustment(tx.db, { ...entry, by: ctx.actor.id, at: ctx.clock.now() })) {
      await ruleLedgers(tx.db, institution, [personId], { from: year.year, to: year.year })
      await recordAudit(ctx, tx, { entity: 'leave-balance', entityId: personId, after: entry })
      tx.announce({ event: { topic: 'leave' }, people: [personId], role: 'admin' })
      await notifyOfAdjustment(ctx, tx, { before, after: await balance(), year: year.year, minutes, note })
    }
    return balanceView(await balance(), year)
  })
})
