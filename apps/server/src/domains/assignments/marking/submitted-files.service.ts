import { submissions } from '@campanile/contract/assignments/submissions.ts'
import { sendFile } from '#files/send-file.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { isOwnWork } from '../assignments.policy.ts'
import { visibleAssignment } from '../mine/my-assignments.service.ts'
import { findSubmittedFile } from '../mine/receipts.repo.ts'
import { findAssignment } from '../teaching/assignments.repo.ts'
import { run } from '../teaching/assignments.service.ts'
import { findFeedback } from './feedback.repo.ts'

export const readSubmittedFile = handle(
  submissions.readSubmittedFile,
  async (ctx, { submissionId, fileId }) => {
    const file = requireFound(await findSubmittedFile(ctx.db, submissionId, fileId))
    if (!isOwnWork(ctx.actor, file.studentId))
      await run(ctx, ctx.db, await findAssignment(ctx.db, file.assignmentId))
    return sendFile(ctx, { ...file, inline: true })
  },
)

export const readFeedbackFile = handle(
  submissions.readFeedbackFile,
  async (ctx, { assignmentId, studentId }) => {
    if (isOwnWork(ctx.actor, studentId)) {
      const { releasedAt } = await visibleAssignment(ctx, ctx.db, assignmentId)
      if (!releasedAt) throw new AppError('not-found')
    } else await run(ctx, ctx.db, await findAssignment(ctx.db, assignmentId))
    const row = await findFeedback(ctx.db, assignmentId, studentId)
    if (!row?.fileKey) throw new AppError('not-found')
    return sendFile(ctx, { key: row.fileKey, name: row.fileName!, type: row.fileType!, inline: true })
  },
)
