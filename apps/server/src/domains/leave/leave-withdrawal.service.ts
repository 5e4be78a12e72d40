import type { Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import type { SignedIn } from '#http/context.ts'
import { leaveInstitution, ruleLedgers } from './leave-ledger.service.ts'
import { announceLeave } from './leave-notifications.ts'
import { releaseCovers } from './leave-proposals.service.ts'
import { changeStatus, type LeaveRow, listPendingRequests } from './leave-requests.repo.ts'
import { findLeaveYear } from './leave-year.rules.ts'

/** Withdraws a pending request; the caller holds the lock on its person. */
export async function writeWithdrawal(ctx: SignedIn, tx: Transaction, row: LeaveRow): Promise<void> {
  const institution = await leaveInstitution({ db: tx.db, clock: ctx.clock })
  const decision = { status: 'withdrawn' as const, decidedAt: ctx.clock.now(), decidedBy: ctx.actor.id }
  await changeStatus(tx.db, row, decision)
  await ruleLedgers(tx.db, institution, [row.personId], {
    from: findLeaveYear(row.from, institution.yearStartsOn).year,
    to: institution.current.year,
  })
  await recordAudit(ctx, tx, {
    entity: 'leave-request',
    entityId: row.id,
    about: row.personId,
    before: { status: row.status },
    after: { status: 'withdrawn' },
  })
  await releaseCovers(tx, ctx.clock.now(), row.id)
  announceLeave(tx, row)
}

/** Withdraws the pending requests of a person who leaves for good. Decided ones stay as their history. */
export async function withdrawPersonLeave(ctx: SignedIn, tx: Transaction, personId: string): Promise<void> {
  await acquireLock(tx, 'leave', personId)
  for (const row of await listPendingRequests(tx.db, personId)) await writeWithdrawal(ctx, tx, row)
}
