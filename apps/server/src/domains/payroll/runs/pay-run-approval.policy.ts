import { errorMessage } from '@campanile/contract/error-messages.ts'
import type { PayRunStatus } from '@campanile/contract/payroll/pay-values.ts'

export interface ApprovalRule {
  /** The institution wants another admin to approve than the one who computed. */
  secondApprover: boolean
}

interface Computed {
  status: PayRunStatus
  activeAdmins: number
  /** Who started the latest computation. */
  computedBy: { id: string }
}

/** Whether the admin who computed the run cannot approve it. A single admin can. */
export const needsOtherApprover = (row: Computed, { secondApprover }: ApprovalRule): boolean =>
  secondApprover && row.activeAdmins > 1 && row.status === 'computed'

interface Approvable extends Computed {
  people: number
  /** Discrepancies that haven't been resolved. */
  open: number
  earlierOpen: boolean
  earlierTakenBack: boolean
  overtaken: boolean
  /** The person it pays, when there is only one. */
  onlyPersonId: string | null
}

/** Why a computed run cannot be approved, as text; null when it can. */
export function approveObstacle(row: Approvable, actorId: string, rule: ApprovalRule): string | null {
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
  if (row.computedBy.id === actorId && needsOtherApprover(row, rule))
    return errorMessage['pay-second-approver']
  return null
}
