import { feedbackComments, maxFeedbackComments } from '@campanile/contract/assignments/feedback-comments.ts'
import type { Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import * as repo from './feedback.repo.ts'

const readCommentBank = async (db: SignedIn['db'], personId: string) => ({
  items: await repo.listComments(db, personId),
})

/** The text stays out of the audit log: it is a note for oneself. */
const audited = (ctx: SignedIn, tx: Transaction, commentId: string) =>
  recordAudit(ctx, tx, { entity: 'feedback-comment', entityId: commentId, about: ctx.actor.id })

export const listFeedbackComments = handle(feedbackComments.listFeedbackComments, (ctx) =>
  readCommentBank(ctx.db, ctx.actor.id),
)

export const addFeedbackComment = handleInTransaction(
  feedbackComments.addFeedbackComment,
  async (ctx, { commentId, text }, tx) => {
    const personId = ctx.actor.id
    await acquireLock(tx, 'work', `comments of ${personId}`)
    const owner = await repo.findOwner(tx.db, commentId)
    // A repeated request adds it once. An id that belongs to another person is treated as not found.
    if (owner === personId) return readCommentBank(tx.db, personId)
    if (owner !== undefined) throw new AppError('not-found')
    const { length } = await repo.listComments(tx.db, personId)
    if (length >= maxFeedbackComments) throw new AppError('too-many-comments')
    const row = { id: commentId, personId, text, createdAt: ctx.clock.now() }
    if (!(await repo.insertComment(tx.db, row))) throw new AppError('not-found')
    await audited(ctx, tx, commentId)
    tx.announce({ event: { topic: 'assignments' }, people: [personId] })
    return readCommentBank(tx.db, personId)
  },
)

export const deleteFeedbackComment = handleInTransaction(
  feedbackComments.deleteFeedbackComment,
  async (ctx, { commentId }, tx) => {
    if (!(await repo.deleteComment(tx.db, ctx.actor.id, commentId))) throw new AppError('not-found')
    await audited(ctx, tx, commentId)
    tx.announce({ event: { topic: 'assignments' }, people: [ctx.actor.id] })
    return readCommentBank(tx.db, ctx.actor.id)
  },
)
