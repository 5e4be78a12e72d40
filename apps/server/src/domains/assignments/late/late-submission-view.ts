import type { LateSubmission } from '@campanile/contract/assignments/late-submissions.ts'
import Big from 'big.js'
import { photoUrl } from '#domains/people/photo-url.ts'
import { penaltyPolicy } from '../mine/handed-in.repo.ts'
import type { LateRow } from './late-submissions.repo.ts'
import { computeReduction, lateSeconds, policyPenalty, rounded, type SubmittedWork } from './penalty.rules.ts'

/** The facts that decide its penalty. */
export const toSubmittedWork = ({
  maxMark,
  dueAt,
  submittedAt,
  decision,
  ...row
}: LateRow): SubmittedWork => ({
  policy: penaltyPolicy(row),
  maxMark,
  dueAt,
  submittedAt,
  decision,
})

export const inMarks = (penalty: string) => rounded(Big(penalty))

/** Late work as shown to the people who decide about it. */
export function lateView(row: LateRow): LateSubmission {
  const work = toSubmittedWork(row)
  return {
    assignmentId: row.assignmentId,
    studentId: row.studentId,
    title: row.title,
    classId: row.classId,
    courseCode: row.courseCode,
    studentName: row.studentName,
    studentNumber: row.studentNumber,
    profileImage: photoUrl(row.studentId, row.profileImage),
    submittedAt: row.submittedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    classDueAt: row.classDueAt.toISOString(),
    extended: row.extended,
    lateSeconds: lateSeconds(row.dueAt, row.submittedAt),
    reason: row.reason,
    maxMark: row.maxMark,
    policyPenalty: inMarks(policyPenalty(work)),
    penalty: inMarks(computeReduction(work).penalty),
    decision: row.decision && {
      decision: row.decision,
      reason: row.decisionReason,
      by: row.decidedBy!,
      at: row.decidedAt!.toISOString(),
    },
    version: row.version,
    can: { decide: true },
  }
}
