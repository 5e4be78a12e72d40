import type { SubmissionRow as View } from '@campanile/contract/assignments/marking.ts'
import type { Attachment } from '@campanile/contract/attachments.ts'
import Big from 'big.js'
import { photoUrl } from '#domains/people/photo-url.ts'
import {
  computeReduction,
  finalMark,
  lateSeconds,
  type MarkReduction,
  rounded,
} from '../late/penalty.rules.ts'
import { penaltyPolicy } from '../mine/handed-in.repo.ts'
import type { FeedbackRow } from './feedback.repo.ts'
import type { SubmissionRow } from './submission-lists.repo.ts'

/** The annotated work, if any. */
export function feedbackFileView(row: FeedbackRow | undefined): Attachment | null {
  if (!row?.fileKey) return null
  return {
    id: row.fileId!,
    name: row.fileName!,
    type: row.fileType!,
    size: row.fileSize!,
    uploadedAt: row.fileAt!.toISOString(),
    url: `/api/assignments/${row.assignmentId}/students/${row.studentId}/feedback-file`,
  }
}

const nothing: MarkReduction = { penalty: '0', floor: '0' }

/** The penalty for this work. */
export const reductionOfRow = ({ submittedAt, dueAt, decision, maxMark, ...row }: SubmissionRow) =>
  submittedAt
    ? computeReduction({ policy: penaltyPolicy(row), maxMark, dueAt, submittedAt, decision })
    : nothing

/** One student's row as shown to markers. */
export function submissionRowView(row: SubmissionRow): View {
  const { penalty, floor } = reductionOfRow(row)
  const late = row.submittedAt ? lateSeconds(row.dueAt, row.submittedAt) : 0
  return {
    assignmentId: row.assignmentId,
    studentId: row.studentId,
    studentName: `${row.firstName} ${row.lastName}`,
    isEnrolled: row.isEnrolled,
    studentEmail: row.studentEmail,
    studentNumber: row.studentNumber,
    profileImage: photoUrl(row.studentId, row.profileImage),
    handedIn: row.submittedAt === null ? 'not-submitted' : late > 0 ? 'late' : 'submitted',
    submittedAt: row.submittedAt?.toISOString() ?? null,
    attempts: row.attempts,
    files: row.files,
    dueAt: row.dueAt.toISOString(),
    extended: row.extended,
    lateSeconds: late,
    penalty: rounded(Big(penalty)),
    decision: row.decision,
    markState: row.markState,
    mark: row.mark,
    finalMark: row.mark && finalMark(row.mark, penalty, floor),
    hasFeedback: row.hasFeedback,
    returnedAt: row.releasedAt?.toISOString() ?? null,
    newSinceMarked:
      row.markState !== null &&
      row.submittedAt !== null &&
      row.markedAt !== null &&
      row.submittedAt > row.markedAt,
  }
}
