import { type MyAssignment, submissions } from '@campanile/contract/assignments/submissions.ts'
import { errorMessage } from '@campanile/contract/error-messages.ts'
import type { Database } from '#db/database.ts'
import { requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { penaltySteps } from '../late/penalty.rules.ts'
import { findFeedback, listStudentFeedback } from '../marking/feedback.repo.ts'
import { briefFileView, policyView } from '../teaching/assignment-view.ts'
import { listBriefFiles } from '../teaching/brief-files.repo.ts'
import { penaltyPolicy } from './handed-in.repo.ts'
import { handInObstacle } from './handing-in.policy.ts'
import { myAssignmentSummaryView } from './my-assignment-view.ts'
import { findMine, listMine, type MyAssignmentRow } from './my-assignments.repo.ts'
import { readReceipts } from './receipts.service.ts'
import { uploadView } from './upload-view.ts'
import { listOpenUploads } from './uploads.repo.ts'

/** @throws AppError not-found unless it is published to a class the caller is enrolled in */
export async function visibleAssignment(
  ctx: SignedIn,
  db: Database,
  assignmentId: string,
): Promise<MyAssignmentRow> {
  return requireFound(await findMine(db, ctx.actor.id, assignmentId, ctx.clock.now()))
}

export const listMyAssignments = handle(submissions.listMyAssignments, async (ctx, query) => {
  const now = ctx.clock.now()
  const { rows, total } = await listMine(ctx.db, ctx.actor.id, query, now)
  const returned = rows.filter(({ releasedAt }) => releasedAt !== null).map(({ id }) => id)
  const feedback = await listStudentFeedback(ctx.db, ctx.actor.id, returned)
  const items = rows.map((row) => {
    const written = feedback.find(({ assignmentId }) => assignmentId === row.id)
    return myAssignmentSummaryView(row, written, now)
  })
  return { items, total, page: query.page, pageSize: query.pageSize, now: now.toISOString() }
})

/** One assignment in its current state, as shown to its student. */
export async function myAssignmentView(
  ctx: SignedIn,
  db: Database,
  assignmentId: string,
): Promise<MyAssignment> {
  const now = ctx.clock.now()
  const row = await visibleAssignment(ctx, db, assignmentId)
  const obstacle = handInObstacle(row, now)
  const { ownDueAt: dueAt, ownLateUntil: lateUntil, maxMark } = row
  // One after the other, because inside a transaction all queries share its connection.
  const feedback = row.releasedAt ? await findFeedback(db, assignmentId, ctx.actor.id) : undefined
  const files = await listBriefFiles(db, [assignmentId])
  const receipts = await readReceipts(db, row.submissionId)
  const uploads = await listOpenUploads(db, { assignmentId, studentId: ctx.actor.id }, now)
  return {
    ...myAssignmentSummaryView(row, feedback, now),
    now: now.toISOString(),
    text: row.text,
    late: policyView(row, lateUntil),
    maxFiles: row.maxFiles,
    maxFileBytes: row.maxFileBytes,
    accepts: row.accepts,
    files: files.map(briefFileView),
    obstacle: obstacle && errorMessage(obstacle, ctx.locale),
    penaltySteps: obstacle
      ? []
      : penaltySteps({ policy: penaltyPolicy(row), maxMark, dueAt, lateUntil }, now),
    receipts,
    uploads: uploads.map(uploadView),
  }
}

export const readMyAssignment = handle(submissions.readMyAssignment, (ctx, { assignmentId }) =>
  myAssignmentView(ctx, ctx.db, assignmentId),
)
