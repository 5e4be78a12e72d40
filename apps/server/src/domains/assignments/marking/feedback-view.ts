import type { Attachment } from '@campanile/contract/attachments.ts'
import type { FeedbackRow } from './feedback.repo.ts'

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
