import { errorMessage } from '@campanile/contract/error-messages.ts'
import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import type { SignedIn } from '#http/context.ts'
import { daysOfMonth } from '#platform/calendar.ts'
import { isApprovedStatus } from '../payslips/payslip.policy.ts'
import type { PayRunRow } from './pay-runs.repo.ts'

const iso = (at: Date | null) => at?.toISOString() ?? null
const act = (at: Date | null, by: { id: string; name: string } | null) =>
  at && by ? { at: at.toISOString(), by } : null

/** Why a computed run cannot be approved, as text; null when it can. */
export function approveObstacle(row: PayRunRow, actorId: string): string | null {
  if (row.status !== 'computed') return null
  if (row.people === 0) return errorMessage['pay-run-empty']
  if (row.open > 0)
    return row.open === 1
      ? 'One discrepancy hasn’t been resolved yet.'
      : `${row.open} discrepancies haven’t been resolved yet.`
  if (row.earlierOpen) return 'An earlier month hasn’t been approved yet.'
  if (row.earlierTakenBack) return 'Approval of an earlier month was withdrawn. Approve it again first.'
  if (row.overtaken) return 'Another run has been approved or reversed since. Compute this run again.'
  if (row.onlyPersonId === actorId) return errorMessage['pay-own-alone']
  return null
}

/**
 * Whether the run can be deleted: it was never approved, so nobody has seen a payslip (a run only has a
 * reason if it was reopened), or it was reopened and computed again with nobody in it.
 */
export const isRemovable = ({
  status,
  reason,
  people,
  everAsked,
}: Pick<PayRunRow, 'status' | 'reason' | 'people' | 'everAsked'>) =>
  !isApprovedStatus(status) && !everAsked && (reason === null || (status === 'computed' && people === 0))

/** A run as admins see it. */
export function payRunView({ actor }: SignedIn, row: PayRunRow): PayRun {
  const { first, last } = daysOfMonth(row.month)
  const { status } = row
  const isApproved = isApprovedStatus(status)
  const isOwn = row.kind === 'regular' && row.reversedAt === null
  return {
    id: row.id,
    month: row.month,
    firstDay: first,
    lastDay: last,
    kind: row.kind,
    status,
    currency: row.currency,
    progress: { done: row.done, total: row.total },
    problem: row.problem,
    totals: {
      people: row.people,
      earnings: row.earnings,
      deductions: row.deductions,
      taxes: row.taxes,
      adjustments: row.adjustments,
      carried: row.carried,
      net: row.net,
    },
    discrepancies: { open: row.open, settled: row.settled },
    questions: row.questions,
    reversalOf: row.reversalOf,
    reversedBy: row.reversedByRun,
    reason: row.reason,
    created: { at: row.createdAt.toISOString(), by: row.createdBy },
    computedAt: iso(row.computedAt),
    approved: act(row.approvedAt, row.approvedBy),
    paid: act(row.paidAt, row.paidBy),
    locked: act(row.lockedAt, row.lockedBy),
    reversed: act(row.reversedAt, row.reversedBy),
    paidOn: row.paidOn,
    version: row.version,
    can: {
      compute: status === 'draft' || status === 'computed',
      settle: status === 'computed',
      approve: status === 'computed' && approveObstacle(row, actor.id) === null,
      approveObstacle: approveObstacle(row, actor.id),
      giveBack: status === 'approved' && isOwn,
      pay: status === 'approved' && isOwn,
      lock: status === 'paid' && isOwn,
      reverse: (status === 'paid' || status === 'locked') && isOwn,
      remove: isRemovable(row),
      bankFile: isApproved && isOwn,
    },
  }
}
