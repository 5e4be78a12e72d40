import type { LateDecision } from '@campanile/contract/assignments/submissions.ts'
import type { Database } from '#db/database.ts'
import { listSubmittedWork } from '../mine/handed-in.repo.ts'
import { computeReduction, lateSeconds, type MarkReduction } from './penalty.rules.ts'

/** The penalty in force for one student's work: `finalMark(raw, penalty, floor)`. */
export interface PenaltyInForce extends MarkReduction {
  assignmentId: string
  studentId: string
  submittedAt: Date
  /** The student's own due date. */
  dueAt: Date
  lateSeconds: number
  decision: LateDecision | null
}

/**
 * Penalties of all work submitted for these assignments, one row each. Students who submitted nothing have no
 * row. Rejected work has the whole mark as its penalty.
 */
export async function listPenaltiesInForce(
  db: Database,
  assignmentIds: readonly string[],
  studentId?: string,
): Promise<PenaltyInForce[]> {
  if (assignmentIds.length === 0) return []
  const rows = await listSubmittedWork(db, { assignmentIds, studentId })
  return rows.map((row) => ({
    assignmentId: row.assignmentId,
    studentId: row.studentId,
    submittedAt: row.submittedAt,
    dueAt: row.dueAt,
    decision: row.decision,
    lateSeconds: lateSeconds(row.dueAt, row.submittedAt),
    ...computeReduction(row),
  }))
}
