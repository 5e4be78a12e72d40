import { codedError } from '@campanile/contract/error-messages.ts'
import type { PayRunStatus } from '@campanile/contract/payroll/pay-values.ts'
import { m } from '../messages.ts'

export interface ApprovalRule {
  /** The institution requires approval by an admin other than the one who computed. */
  secondApprover: boolean
}

interface Computed {
  status: PayRunStatus
  activeAdmins: number
  /** The person who started the latest computation. */
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

/** Why a computed run cannot be approved, as a coded message; null when it can. */
export function approveObstacle(row: Approvable, actorId: string, rule: ApprovalRule): string | null {
  if (row.status !== 'computed') return null
  if (row.people === 0) return codedError('pay-run-empty')
  if (row.open > 0) return m.discrepanciesOpen({ open: row.open })
  if (row.earlierOpen) return m.earlierMonthOpen()
  if (row.earlierTakenBack) return m.earlierMonthWithdrawn()
  if (row.overtaken) return m.computeAgain()
  if (row.onlyPersonId === actorId) return codedError('pay-own-alone')
  if (row.computedBy.id === actorId && needsOtherApprover(row, rule)) return codedError('pay-second-approver')
  return null
}
