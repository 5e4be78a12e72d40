import { randomInt } from 'node:crypto'
import { submissions } from '@campanile/contract/assignments/submissions.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import type { Database, Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handleInTransaction } from '#http/handle.ts'
import { announceWork, notifyOfReceipt } from '../assignment-notifications.ts'
import { computePenalty } from '../late/penalty.rules.ts'
import { queueConversion } from '../marking/previews.service.ts'
import { m } from '../messages.ts'
import { lockAssignmentShared } from '../teaching/assignments.repo.ts'
import { penaltyPolicy } from './handed-in.repo.ts'
import { handInObstacle } from './handing-in.policy.ts'
import type { MyAssignmentRow } from './my-assignments.repo.ts'
import { myAssignmentView, visibleAssignment } from './my-assignments.service.ts'
import * as repo from './receipts.repo.ts'
import { deleteUploads, lockUploads, type UploadRow } from './uploads.repo.ts'

/** Crockford's alphabet, which has no letters that look alike. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code that identifies a submission: K7QD-29XA-5M. */
export function newReceiptCode(): string {
  const signs = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`
}

type Form = ParsedInput<typeof submissions.submitWork>
type NewFile = Omit<Parameters<typeof repo.insertSubmittedFiles>[1][number], 'attemptId'>

export const submitWork = handleInTransaction(submissions.submitWork, async (ctx, form, tx) => {
  // Concurrent submissions of one student run one after the other, so that a repeated request finds the first.
  await acquireLock(tx, 'work', ctx.actor.id)
  const known = await repo.findAttempt(tx.db, form.submissionId)
  if (known) return findEarlierSubmission(ctx, tx.db, form, known)
  // A shared lock: it prevents changes to the assignment but lets the whole class submit at once.
  await lockAssignmentShared(tx.db, form.assignmentId)
  const assignment = await visibleAssignment(ctx, tx.db, form.assignmentId)
  const uploads = await arrived(ctx, tx, form)
  const submittedAt = submissionMoment(ctx, uploads)
  const obstacle = handInObstacle(assignment, submittedAt)
  if (obstacle) throw new AppError(obstacle)
  const files = [...(await kept(tx.db, assignment, form.keepFileIds)), ...uploads.map(newFile)]
  if (files.length === 0) throw new AppError('invalid-input', { fields: { uploadIds: m.selectFile() } })
  if (files.length > assignment.maxFiles) throw new AppError('too-many-files')
  await writeSubmission(ctx, tx, { form, assignment, files, submittedAt })
  return answer(ctx, tx.db, form)
})

/**
 * Returns the existing receipt when the request is repeated. @throws AppError not-found when the id is
 * another student's
 */
function findEarlierSubmission(
  ctx: SignedIn,
  db: Database,
  form: Form,
  known: { studentId: string; assignmentId: string },
) {
  const isMine = known.studentId === ctx.actor.id && known.assignmentId === form.assignmentId
  if (!isMine) throw new AppError('not-found')
  return answer(ctx, db, form)
}

async function answer(ctx: SignedIn, db: Database, { assignmentId, submissionId }: Form) {
  const assignment = await myAssignmentView(ctx, db, assignmentId)
  const receipt = assignment.receipts.find(({ id }) => id === submissionId)!
  return { receipt, assignment }
}

/**
 * The time that counts is when this request arrived, even if it had to wait. It is never before the last file
 * was complete, so sending a request early and holding back its body gains nothing.
 */
function submissionMoment({ arrivedAt }: SignedIn, uploads: readonly UploadRow[]): Date {
  const times = [arrivedAt, ...uploads.map(({ completedAt }) => completedAt!)]
  return new Date(Math.max(...times.map((it) => it.getTime())))
}

/** @throws AppError upload-incomplete, not-found for files of another student or assignment */
async function arrived(
  ctx: SignedIn,
  tx: Transaction,
  { uploadIds, assignmentId }: Form,
): Promise<UploadRow[]> {
  const rows = await lockUploads(tx.db, uploadIds)
  const mine = rows.filter((it) => it.studentId === ctx.actor.id && it.assignmentId === assignmentId)
  if (mine.length < new Set(uploadIds).size) throw new AppError('not-found')
  if (mine.some(({ completedAt }) => completedAt === null)) throw new AppError('upload-incomplete')
  return uploadIds.map((id) => mine.find((it) => it.id === id)!)
}

const newFile = ({ key, name, type, size, sha256, completedAt }: UploadRow): NewFile => ({
  key: key!,
  name,
  type: type!,
  size,
  sha256: sha256!,
  uploadedAt: completedAt!,
})

/** Files carried over from the previous attempt. @throws AppError not-found for other files */
async function kept(db: Database, { submissionId }: MyAssignmentRow, fileIds: string[]): Promise<NewFile[]> {
  if (fileIds.length === 0) return []
  const [last] = submissionId ? await repo.listAttempts(db, submissionId) : []
  const files = last ? await repo.listSubmittedFiles(db, [last.id]) : []
  return [...new Set(fileIds)].map((wanted) => {
    const file = requireFound(files.find(({ id }) => id === wanted))
    const { id: _id, attemptId: _attempt, ...same } = file
    return same
  })
}

interface NewSubmission {
  form: Form
  assignment: MyAssignmentRow
  files: NewFile[]
  submittedAt: Date
}

async function writeSubmission(
  ctx: SignedIn,
  tx: Transaction,
  { form, assignment, files, submittedAt }: NewSubmission,
) {
  const { assignmentId, submissionId: attemptId } = form
  const { ownDueAt: dueAt, maxMark } = assignment
  const studentId = ctx.actor.id
  const late = submittedAt > dueAt
  const receiptCode = newReceiptCode()
  const work = await repo.countAttempt(tx.db, { assignmentId, studentId }, { submittedAt, receiptCode })
  const isNew = await repo.insertAttempt(tx.db, {
    id: attemptId,
    submissionId: work.id,
    number: work.attempts,
    submittedAt,
    dueAt,
    penalty: computePenalty(penaltyPolicy(assignment), dueAt, submittedAt, maxMark).toFixed(),
    reason: late ? form.reason : null,
    receiptCode,
  })
  // Another student used this id at the same moment. (Submissions of one student run one after the other.)
  if (!isNew) throw new AppError('not-found')
  await repo.insertSubmittedFiles(
    tx.db,
    files.map((file) => ({ attemptId, ...file })),
  )
  await deleteUploads(tx.db, form.uploadIds)
  await queueConversion(
    ctx,
    tx.db,
    files.map(({ type }) => type),
  )
  await recordAudit(ctx, tx, {
    entity: 'submission',
    entityId: `${assignmentId} ${studentId}`,
    after: {
      attempt: work.attempts,
      submittedAt,
      dueAt,
      receiptCode,
      files: files.map(({ sha256 }) => sha256),
    },
  })
  await notifyOfReceipt(tx, ctx.clock.now(), studentId, assignment, { code: receiptCode, late })
  await announceWork(tx, assignment, [studentId])
}
