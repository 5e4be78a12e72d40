import type { Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { leaveAbilities } from './leave.policy.ts'
import type { LeaveRow } from './leave-requests.repo.ts'
import { requestOrNotFound } from './leave-review.service.ts'

/** @throws AppError forbidden for the admin's own request, already-decided when another admin was faster */
export function requireDecidable(ctx: SignedIn, row: LeaveRow, version: number): void {
  if (row.personId === ctx.actor.id) throw new AppError('forbidden')
  if (!leaveAbilities(ctx.actor, row).decide || row.version !== version) throw new AppError('already-decided')
}

/** Reads the request after waiting for the lock on its person. */
export async function lockRequest(
  tx: Transaction,
  { id, personId }: Pick<LeaveRow, 'id' | 'personId'>,
): Promise<LeaveRow> {
  await acquireLock(tx, 'leave', personId)
  return requestOrNotFound(tx.db, id)
}
