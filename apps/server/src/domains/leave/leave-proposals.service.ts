import type { LeaveProposalInput } from '@campanile/contract/leave/leave-request.ts'
import type { Transaction } from '#db/database.ts'
import { AppError } from '#http/app-error.ts'
import { proposalProblems } from './leave-cover.rules.ts'
import { announceCovers, notifyColleagues, notifyReleased } from './leave-cover-notifications.ts'
import { insertProposals, listProposals } from './leave-covers.repo.ts'
import { listAffected } from './leave-sessions.repo.ts'

interface Proposed {
  requestId: string
  personId: string
  time: { startsAt: Date; endsAt: Date }
  timeZone: string
  proposals: readonly LeaveProposalInput[]
}

/**
 * Stores what is proposed for the sessions in a new request, and asks the colleagues.
 * @throws AppError invalid-input naming the session's field of the form
 */
export async function writeProposals(tx: Transaction, now: Date, it: Proposed): Promise<void> {
  const { requestId, personId, time, timeZone, proposals } = it
  if (proposals.length === 0) return
  const fields = proposalProblems(proposals, await listAffected(tx.db, personId, time, timeZone))
  if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields })
  await insertProposals(tx.db, requestId, proposals)
  const rows = await listProposals(tx.db, requestId)
  await notifyColleagues(tx, now, rows)
  announceCovers(tx, rows)
}

/**
 * Notifies colleagues whose cover is not needed, because the leave was not approved or the admin decided
 * otherwise.
 * @param covered ids of sessions that the proposed colleague covers
 */
export async function releaseCovers(
  tx: Transaction,
  now: Date,
  requestId: string,
  covered: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const rows = await listProposals(tx.db, requestId)
  const released = rows.filter((row) => covered.get(row.sessionId) !== row.colleagueId)
  await notifyReleased(tx, now, released)
  announceCovers(tx, rows)
}
