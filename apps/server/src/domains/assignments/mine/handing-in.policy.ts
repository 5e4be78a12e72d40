import type { LatePolicy } from '@campanile/contract/assignments/assignment.ts'
import type { ErrorCode } from '@campanile/contract/errors.ts'

interface Standing {
  opensAt: Date
  /** The student's own dates. */
  ownDueAt: Date
  ownLateUntil: Date | null
  lateKind: LatePolicy['kind']
  archivedAt: Date | null
  releasedAt: Date | null
  /** Time of the newest submission. */
  submittedAt: Date | null
}

/**
 * Why work cannot be submitted at this time; null: it can. The due instant and the final cut-off are still
 * accepted.
 */
export function handInObstacle(it: Standing, at: Date): ErrorCode | null {
  if (it.releasedAt) return 'work-returned'
  if (at < it.opensAt) return 'work-not-open'
  if (it.archivedAt) return 'work-closed'
  if (at <= it.ownDueAt) return null
  // Work submitted on time stays on time, so it cannot be replaced after the due date.
  if (it.submittedAt && it.submittedAt <= it.ownDueAt) return 'work-in-time'
  const isTakenLate = it.lateKind !== 'none' && (it.ownLateUntil === null || at <= it.ownLateUntil)
  return isTakenLate ? null : 'work-closed'
}
