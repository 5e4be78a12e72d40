import { annotations, maxAnnotations } from '@campanile/contract/assignments/annotations.ts'
import type { Database, Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { announceWork, notifyOfFeedback } from '../assignment-notifications.ts'
import { isOwnWork } from '../assignments.policy.ts'
import { m } from '../messages.ts'
import { visibleAssignment } from '../mine/my-assignments.service.ts'
import { type AssignmentRow, findAssignment } from '../teaching/assignments.repo.ts'
import { run } from '../teaching/assignments.service.ts'
import * as repo from './annotations.repo.ts'
import { markable, requireStudent, submissionView } from './marking.service.ts'

interface Of {
  assignmentId: string
  studentId: string
}

async function items(db: Database, of: Of) {
  const rows = await repo.listAnnotations(db, of)
  return rows.map(({ updatedAt, ...it }) => ({ ...it, updatedAt: updatedAt.toISOString() }))
}

export const listAnnotations = handle(annotations.listAnnotations, async (ctx, of) => {
  if (isOwnWork(ctx.actor, of.studentId)) {
    const { releasedAt } = await visibleAssignment(ctx, ctx.db, of.assignmentId)
    return { items: releasedAt ? await items(ctx.db, of) : [], can: { annotate: false } }
  }
  const assignment = await run(ctx, ctx.db, await findAssignment(ctx.db, of.assignmentId))
  const { can } = await submissionView(ctx, ctx.db, assignment, of.studentId)
  return { items: await items(ctx.db, of), can: { annotate: can.mark } }
})

/** A student who has been shown the mark sees each change at once, and is notified of it. */
async function answer(
  ctx: SignedIn,
  tx: Transaction,
  assignment: AssignmentRow,
  of: Of,
  { isChanged = true } = {},
) {
  const { returnedAt, can } = await submissionView(ctx, tx.db, assignment, of.studentId)
  if (returnedAt && isChanged) await notifyOfFeedback(ctx, tx, of.studentId, assignment)
  await announceWork(tx, assignment, returnedAt ? [of.studentId] : [])
  return { items: await items(tx.db, of), can: { annotate: can.mark } }
}

const audited = (
  ctx: SignedIn,
  tx: Transaction,
  { assignmentId, studentId }: Of,
  change: { before?: object; after?: object },
) =>
  recordAudit(ctx, tx, { entity: 'assignment-feedback', entityId: `${assignmentId} ${studentId}`, ...change })

export const addAnnotation = handleInTransaction(annotations.addAnnotation, async (ctx, form, tx) => {
  const { assignmentId, studentId, annotationId: id, fileId, page, x, y, text } = form
  const of = { assignmentId, studentId }
  const assignment = await markable(ctx, tx.db, assignmentId)
  await requireStudent(tx.db, of)
  await acquireLock(tx, 'work', `annotations of ${fileId}`)
  const file = requireFound(await repo.findFile(tx.db, of, fileId))
  if (file.type !== 'application/pdf')
    throw new AppError('invalid-input', { fields: { fileId: m.onlyPdf() } })
  // A repeated request adds it once.
  if (await repo.findAnnotation(tx.db, of, id)) {
    return answer(ctx, tx, assignment, of, { isChanged: false })
  }
  if ((await repo.countOfFile(tx.db, fileId)) >= maxAnnotations) throw new AppError('too-many-comments')
  const now = ctx.clock.now()
  const row = { id, fileId, page, x, y, text, createdBy: ctx.actor.id, createdAt: now, updatedAt: now }
  // The id belongs to an annotation on other work.
  if (!(await repo.insertAnnotation(tx.db, row))) throw new AppError('not-found')
  await audited(ctx, tx, of, { after: { annotation: id, page, text } })
  return answer(ctx, tx, assignment, of)
})

/** @throws AppError not-found, edit-conflict */
async function annotationSeen(tx: Transaction, of: Of, { annotationId, version }: Seen) {
  const row = requireFound(await repo.findAnnotation(tx.db, of, annotationId))
  if (row.version !== version) throw new AppError('edit-conflict')
  return row
}

interface Seen {
  annotationId: string
  version: number
}

export const updateAnnotation = handleInTransaction(
  annotations.updateAnnotation,
  async (ctx, { text, ...form }, tx) => {
    const { assignmentId, studentId } = form
    const of = { assignmentId, studentId }
    const assignment = await markable(ctx, tx.db, assignmentId)
    const row = await annotationSeen(tx, of, form)
    if (!(await repo.updateText(tx.db, row, { text, updatedAt: ctx.clock.now() })))
      throw new AppError('edit-conflict')
    await audited(ctx, tx, of, {
      before: { annotation: row.id, text: row.text },
      after: { annotation: row.id, text },
    })
    return answer(ctx, tx, assignment, of)
  },
)

export const deleteAnnotation = handleInTransaction(annotations.deleteAnnotation, async (ctx, form, tx) => {
  const { assignmentId, studentId } = form
  const of = { assignmentId, studentId }
  const assignment = await markable(ctx, tx.db, assignmentId)
  const row = await annotationSeen(tx, of, form)
  if (!(await repo.deleteAnnotation(tx.db, row))) throw new AppError('edit-conflict')
  await audited(ctx, tx, of, { before: { annotation: row.id, page: row.page, text: row.text } })
  return answer(ctx, tx, assignment, of)
})
