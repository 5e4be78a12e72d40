import { leaveManagement } from '@campanile/contract/leave/leave-management.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { insertEntries, listTaken } from './leave-balances.repo.ts'
import { writeLeaveDays } from './leave-days.service.ts'
import { type LeaveInstitution, leaveInstitution, ruleLedgers } from './leave-ledger.service.ts'
import { lockRequest, requireDecidable } from './leave-lock.service.ts'
import { announceLeave, notifyOfDecision } from './leave-notifications.ts'
import { releaseCovers } from './leave-proposals.service.ts'
import * as repo from './leave-requests.repo.ts'
import { buildReview, requestOrNotFound } from './leave-review.service.ts'
import { findLeaveYear } from './leave-year.rules.ts'

export const rejectLeave = handle(
  leaveManagement.rejectLeave,
  async (ctx, { requestId, version, rejectionReason }) => {
    const seen = await requestOrNotFound(ctx.db, requestId)
    const institution = await leaveInstitution(ctx)
    await inTransaction(ctx, async (tx) => {
      const row = await lockRequest(tx, seen)
      requireDecidable(ctx, row, version)
      const now = ctx.clock.now()
      const decision = {
        status: 'rejected' as const,
        decidedAt: now,
        decidedBy: ctx.actor.id,
        rejectionReason,
      }
      await repo.changeStatus(tx.db, row, decision)
      await applyLedgerRules(tx, institution, row)
      await recordAudit(ctx, tx, {
        entity: 'leave-request',
        entityId: requestId,
        about: row.personId,
        before: { status: row.status },
        after: { status: 'rejected', rejectionReason },
      })
      await notifyOfDecision(ctx, tx, row, { outcome: 'rejected', reason: rejectionReason })
      await releaseCovers(tx, now, requestId)
      announceLeave(tx, row)
    })
    return buildReview(ctx, requestId)
  },
)

/** Recalculates what later years receive from the year in which this request begins. */
const applyLedgerRules = (tx: Transaction, institution: LeaveInstitution, row: repo.LeaveRow) =>
  ruleLedgers(tx.db, institution, [row.personId], {
    from: findLeaveYear(row.from, institution.yearStartsOn).year,
    to: institution.current.year,
  })

export const revokeLeave = handle(
  leaveManagement.revokeLeave,
  async (ctx, { requestId, version, reason }) => {
    const seen = await requestOrNotFound(ctx.db, requestId)
    if (seen.personId === ctx.actor.id) throw new AppError('forbidden')
    const institution = await leaveInstitution(ctx)
    await inTransaction(ctx, async (tx) => {
      const row = await lockRequest(tx, seen)
      if (row.status !== 'approved' || row.version !== version) throw new AppError('edit-conflict')
      const now = ctx.clock.now()
      const by = ctx.actor.id
      const decision = { status: 'revoked' as const, decidedAt: now, decidedBy: by, revokedReason: reason }
      await repo.changeStatus(tx.db, row, decision)
      const { personId, leaveTypeId } = row
      const taken = await listTaken(tx.db, requestId)
      await insertEntries(
        tx.db,
        taken.map(({ year, minutes }) => ({
          personId,
          leaveTypeId,
          year,
          kind: 'returned' as const,
          minutes: -minutes,
          requestId,
          by,
          at: now,
        })),
      )
      await applyLedgerRules(tx, institution, row)
      await writeLeaveDays(ctx, tx, row)
      await recordAudit(ctx, tx, {
        entity: 'leave-request',
        entityId: requestId,
        about: row.personId,
        before: { status: row.status },
        after: { status: 'revoked', reason },
      })
      await notifyOfDecision(ctx, tx, row, { outcome: 'revoked', reason })
      announceLeave(tx, row)
    })
    return buildReview(ctx, requestId)
  },
)
