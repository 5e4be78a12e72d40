import type { LatePolicy } from '@campanile/contract/assignments/assignments.ts'
import type { ErrorCode } from '@campanile/contract/errors.ts'

interface Standing {
  opensAt: Date
  /** The student's own. */
  ownDueAt: Date
  ownLateUntil: Date | null
  lateKind: LatePolicy['kind']
  archivedAt: Date | null
  releasedAt: Date | null
  /** Of the newest hand-in. */
  submittedAt: Date | null
}

/** Why nothing can be handed in at an instant; null: it can. The due instant and the last date are still in time. */
export function handInObstacle(it: Standing, at: Date): ErrorCode | null {
  if (it.releasedAt) return 'work-returned'
  if (at < it.opensAt) return 'work-not-open'
  if (it.archivedAt) return 'work-closed'
  if (at <= it.ownDueAt) return null
  // In time once, it stays in time: what came before the due date is not replaced after it.
  if (it.submittedAt && it.submittedAt <= it.ownDueAt) return 'work-in-time'
  const isTakenLate = it.lateKind !== 'none' && (it.ownLateUntil === null || at <= it.ownLateUntil)
  return isTakenLate ? null : 'work-closed'
}
