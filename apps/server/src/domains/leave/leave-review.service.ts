import { type LeaveReview, leaveManagement } from '@campanile/contract/leave/leave-management.ts'
import type { Database } from '#db/database.ts'
import { photoUrl } from '#domains/people/photo-url.ts'
import { requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { balanceView, leaveInstitution, readBalance } from './leave-ledger.service.ts'
import { findRequest, type LeaveRow, listAlsoAway } from './leave-requests.repo.ts'
import { listAffected } from './leave-sessions.repo.ts'
import { sessionTimes } from './leave-sessions.service.ts'
import { leaveView } from './leave-view.ts'
import { findLeaveYear } from './leave-year.rules.ts'

/** @throws AppError not-found */
export async function requestOrNotFound(db: Database, requestId: string): Promise<LeaveRow> {
  return requireFound(await findRequest(db, requestId))
}

/** Everything an admin needs to decide, as it is now. */
export async function buildReview(ctx: SignedIn, requestId: string): Promise<LeaveReview> {
  const row = await requestOrNotFound(ctx.db, requestId)
  const institution = await leaveInstitution(ctx)
  const { timeZone, yearStartsOn } = institution
  const year = findLeaveYear(row.from, yearStartsOn)
  const time = sessionTimes({ start: row.begins, end: row.ends }, timeZone)
  const [balance, sessions, alsoAway] = await Promise.all([
    readBalance(ctx.db, institution, row, year),
    listAffected(ctx.db, row.personId, time, timeZone),
    listAlsoAway(ctx.db, row),
  ])
  return {
    request: leaveView(ctx.actor, row),
    person: {
      id: row.personId,
      name: row.personName,
      email: row.email,
      role: row.role,
      profileImage: photoUrl(row.personId, row.profileImage),
    },
    balance: balanceView(balance, year),
    sessions: sessions.map(({ startsAt, endsAt, ...it }) => ({
      ...it,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    alsoAway,
  }
}

export const reviewLeave = handle(leaveManagement.reviewLeave, (ctx, { requestId }) =>
  buildReview(ctx, requestId),
)
