import { marking, maxFeedbackBytes } from '@campanile/contract/assignments/marking.ts'
import { workExtensions } from '@campanile/contract/assignments/work-kinds.ts'
import { newId } from '#db/columns.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { keySafeName } from '#files/file-names.ts'
import { namedByRow } from '#files/named-by-row.ts'
import { receiveFile } from '#files/receive-file.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { announceWork, notifyOfFeedback } from '../assignment-notifications.ts'
import { type FeedbackRow, lockFeedback, updateFeedback } from './feedback.repo.ts'
import { markable, submissionView } from './marking.service.ts'
import { findOne } from './submission-lists.repo.ts'

type FileChange = Pick<
  FeedbackRow,
  'fileId' | 'fileKey' | 'fileName' | 'fileType' | 'fileSize' | 'fileSha256' | 'fileAt'
>
const noFile: FileChange = {
  fileId: null,
  fileKey: null,
  fileName: null,
  fileType: null,
  fileSize: null,
  fileSha256: null,
  fileAt: null,
}

interface Of {
  assignmentId: string
  studentId: string
}

/** @throws AppError not-found when the student is not in the class */
async function refuseStranger(db: SignedIn['db'], { assignmentId, studentId }: Of): Promise<void> {
  if (!(await findOne(db, assignmentId, studentId))) throw new AppError('not-found')
}

async function replace(ctx: SignedIn, tx: Transaction, { assignmentId, studentId }: Of, change: FileChange) {
  const assignment = await markable(ctx, tx.db, assignmentId)
  const before = await lockFeedback(tx.db, assignmentId, studentId)
  if (before.fileKey) await ctx.jobs.add(tx.db, 'removeFile', { key: before.fileKey })
  await updateFeedback(tx.db, before, change)
  await recordAudit(ctx, tx, {
    entity: 'assignment-feedback',
    entityId: `${assignmentId} ${studentId}`,
    before: { file: before.fileName },
    after: { file: change.fileName, sha256: change.fileSha256 },
  })
  const view = await submissionView(ctx, tx.db, assignment, studentId)
  const isChanged = before.fileId !== null || change.fileId !== null
  if (view.returnedAt && isChanged) await notifyOfFeedback(ctx, tx, studentId, assignment)
  await announceWork(tx, assignment, view.returnedAt ? [studentId] : [])
  return view
}

export const attachFeedbackFile = handle(marking.attachFeedbackFile, async (ctx, { name, ...of }) => {
  await markable(ctx, ctx.db, of.assignmentId)
  await refuseStranger(ctx.db, of)
  const key = `assignments/${of.assignmentId}/${of.studentId}/feedback-${newId()}-${keySafeName(name)}`
  const file = await receiveFile(ctx, { key, name, accept: workExtensions, maxBytes: maxFeedbackBytes })
  const change = {
    fileId: newId(),
    fileKey: key,
    fileName: file.name,
    fileType: file.type,
    fileSize: file.size,
    fileSha256: file.sha256,
    fileAt: ctx.clock.now(),
  }
  return namedByRow(ctx, key, () => inTransaction(ctx, (tx) => replace(ctx, tx, of, change)))
})

export const removeFeedbackFile = handleInTransaction(marking.removeFeedbackFile, async (ctx, of, tx) => {
  await refuseStranger(tx.db, of)
  return replace(ctx, tx, of, noFile)
})
