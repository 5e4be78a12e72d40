import { mitigationReview } from '@campanile/contract/mitigation/mitigation-review.ts'
import type { Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { readFullName } from '#domains/people/person-name.service.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handleInTransaction } from '#http/handle.ts'
import { abilities } from './mitigation.policy.ts'
import * as repo from './mitigation.repo.ts'
import { oneView, seen } from './mitigation.service.ts'
import { applyEffects, reverseEffects } from './mitigation-effects.service.ts'
import {
  announceMitigation,
  notifyOfDecision,
  notifyOfDeletion,
  notifyOfReversal,
} from './mitigation-notifications.ts'
import { listAttachments } from './mitigation-parts.repo.ts'

/** The second of two concurrent decisions waits here, and finds the first one made. */
const lockSeen = async (ctx: SignedIn, tx: Transaction, requestId: string) =>
  seen(ctx, await repo.lockRequest(tx.db, requestId))

export const decideMitigation = handleInTransaction(
  mitigationReview.decideMitigation,
  async (ctx, input, tx) => {
    const { requestId, version, decision: status, adminNotes } = input
    const request = await lockSeen(ctx, tx, requestId)
    if (!abilities(ctx.actor, request).decide) throw new AppError('already-decided')
    if (request.version !== version) throw new AppError('edit-conflict')
    const now = ctx.clock.now()
    const grantedExtension = status === 'approved' ? input.grantedExtension : null
    const changes = grantedExtension === null ? [] : await applyEffects(ctx, tx, request, grantedExtension)
    const decision = { status, adminNotes, grantedExtension }
    await repo.updateRequest(tx.db, request, { ...decision, reviewedAt: now, reviewedBy: ctx.actor.id })
    await recordAudit(ctx, tx, {
      entity: 'mitigation-request',
      entityId: requestId,
      about: request.studentId,
      before: { status: 'pending' },
      after: decision,
    })
    const by = await readFullName(tx.db, ctx.actor.id)
    await notifyOfDecision(tx, now, request, { status, adminNotes, by, changes })
    announceMitigation(tx, request)
    return oneView(ctx, tx.db, requestId)
  },
)

export const reverseMitigation = handleInTransaction(
  mitigationReview.reverseMitigation,
  async (ctx, input, tx) => {
    const { requestId, version, reason } = input
    const request = await lockSeen(ctx, tx, requestId)
    if (!abilities(ctx.actor, request).reverse || request.version !== version)
      throw new AppError('edit-conflict')
    const now = ctx.clock.now()
    const changes = await reverseEffects(ctx, tx, request)
    const change = { reversedAt: now, reversedBy: ctx.actor.id, reversalReason: reason }
    await repo.updateRequest(tx.db, request, change)
    await recordAudit(ctx, tx, {
      entity: 'mitigation-request',
      entityId: requestId,
      about: request.studentId,
      before: { status: 'approved' },
      after: { status: 'approved', reversed: true, reason },
    })
    const by = await readFullName(tx.db, ctx.actor.id)
    await notifyOfReversal(tx, now, request, { by, reason, changes })
    announceMitigation(tx, request)
    return oneView(ctx, tx.db, requestId)
  },
)

export const deleteMitigation = handleInTransaction(
  mitigationReview.deleteMitigation,
  async (ctx, input, tx) => {
    const { requestId, keepEffects, reason } = input
    const request = await lockSeen(ctx, tx, requestId)
    const isInForce = request.status === 'approved' && request.reversedAt === null
    const changes = isInForce && !keepEffects ? await reverseEffects(ctx, tx, request) : []
    const files = await listAttachments(tx.db, [requestId])
    await repo.deleteRequest(tx.db, requestId)
    // Runs after the commit and is retried until it succeeds, so that no deleted evidence remains.
    for (const { key } of files) await ctx.jobs.add(tx.db, 'removeFile', { key })
    const { studentId, title, status, requestDate, reviewedById } = request
    await recordAudit(ctx, tx, {
      entity: 'mitigation-request',
      entityId: requestId,
      before: { studentId, title, status, requestDate, reviewedBy: reviewedById, files: files.length },
      after: { ...(isInForce && { effects: keepEffects ? 'kept' : 'reversed' }), reason },
    })
    const by = await readFullName(tx.db, ctx.actor.id)
    const keptEffects = isInForce && keepEffects
    await notifyOfDeletion(tx, ctx.clock.now(), request, { by, reason, changes, keptEffects })
    announceMitigation(tx, request)
    return {}
  },
)
