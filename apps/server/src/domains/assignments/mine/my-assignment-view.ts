import type { MyAssignmentSummary } from '@campanile/contract/assignments/submissions.ts'
import Big from 'big.js'
import {
  computeReduction,
  finalMark,
  lateSeconds,
  type MarkReduction,
  rounded,
} from '../late/penalty.rules.ts'
import type { FeedbackRow } from '../marking/feedback.repo.ts'
import { feedbackFileView } from '../marking/submission-view.ts'
import { penaltyPolicy } from './handed-in.repo.ts'
import { handInObstacle } from './handing-in.policy.ts'
import type { MyAssignmentRow } from './my-assignments.repo.ts'

/** The penalty of the work submitted; null if there is none. */
const reductionOfMine = (row: MyAssignmentRow): MarkReduction | null =>
  row.submittedAt &&
  computeReduction({
    policy: penaltyPolicy(row),
    maxMark: row.maxMark,
    dueAt: row.ownDueAt,
    submittedAt: row.submittedAt,
    decision: row.decision,
  })

function returnedView(
  row: MyAssignmentRow,
  reduction: MarkReduction | null,
  feedback: FeedbackRow | undefined,
): MyAssignmentSummary['returned'] {
  if (!row.releasedAt || !row.markState) return null
  const { penalty, floor } = reduction ?? { penalty: '0', floor: '0' }
  return {
    mark: row.mark,
    state: row.markState,
    penalty: rounded(Big(penalty)),
    finalMark: row.mark && finalMark(row.mark, penalty, floor),
    feedback: feedback?.text ?? null,
    feedbackFile: feedbackFileView(feedback),
    rubric: feedback?.rubric ?? [],
    returnedAt: row.releasedAt.toISOString(),
  }
}

/** An assignment as shown in its student's list. */
export function myAssignmentSummaryView(
  row: MyAssignmentRow,
  feedback: FeedbackRow | undefined,
  now: Date,
): MyAssignmentSummary {
  const reduction = reductionOfMine(row)
  return {
    id: row.id,
    classId: row.classId,
    courseCode: row.courseCode,
    courseTitle: row.courseTitle,
    title: row.title,
    opensAt: row.opensAt.toISOString(),
    dueAt: row.ownDueAt.toISOString(),
    classDueAt: row.dueAt.toISOString(),
    extended: row.extended,
    maxMark: row.maxMark,
    weight: row.weight,
    state: row.state,
    isTermOver: row.isTermOver,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    lateSeconds: row.submittedAt ? lateSeconds(row.ownDueAt, row.submittedAt) : 0,
    penalty: rounded(Big(reduction?.penalty ?? 0)),
    decision: row.decision,
    returned: returnedView(row, reduction, feedback),
    can: { handIn: handInObstacle(row, now) === null },
  }
}
