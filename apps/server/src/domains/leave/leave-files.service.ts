import { leave } from '@campanile/contract/leave/leave.ts'
import { maxLeaveAttachments } from '@campanile/contract/leave/leave-request.ts'
import { newId } from '#db/columns.ts'
import { type Database, inTransaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { keySafeName } from '#files/file-names.ts'
import { receiveAttachment } from '#files/receive-attachment.ts'
import { sendFile } from '#files/send-file.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { leaveAbilities } from './leave.policy.ts'
import * as repo from './leave-files.repo.ts'
import { announceLeave } from './leave-notifications.ts'
import { findRequest } from './leave-requests.repo.ts'
import { leaveView } from './leave-view.ts'
import { visibleRequest } from './my-leave.service.ts'

/** @throws AppError not-found for other people, already-decided once the request is decided */
async function changeable(ctx: SignedIn, db: Database, requestId: string) {
  const row = await visibleRequest(ctx, db, requestId)
  if (!leaveAbilities(ctx.actor, row).attach) throw new AppError('already-decided')
  return row
}

/** @throws AppError too-many-files */
async function requireFreeSlot(db: Database, requestId: string): Promise<void> {
  if ((await repo.countAttachments(db, requestId)) >= maxLeaveAttachments)
    throw new AppError('too-many-files')
}

export const attachLeaveFile = handle(leave.attachLeaveFile, async (ctx, { requestId, name }) => {
  await changeable(ctx, ctx.db, requestId)
  await requireFreeSlot(ctx.db, requestId)
  const id = newId()
  const key = `leave-attachments/${ctx.actor.id}/${requestId}/${id}_${keySafeName(name)}`
  return receiveAttachment(ctx, { key, name }, ({ sha256, ...file }) =>
    inTransaction(ctx, async (tx) => {
      await acquireLock(tx, 'leave', ctx.actor.id)
      const row = await changeable(ctx, tx.db, requestId)
      await requireFreeSlot(tx.db, requestId)
      await repo.insertAttachment(tx.db, { id, requestId, ...file, key, uploadedAt: ctx.clock.now() })
      await recordAudit(ctx, tx, {
        entity: 'leave-request',
        entityId: requestId,
        about: row.personId,
        after: { attached: { id, ...file, sha256 } },
      })
      announceLeave(tx, row)
      return leaveView(ctx.actor, requireFound(await findRequest(tx.db, requestId)))
    }),
  )
})

export const removeLeaveFile = handleInTransaction(
  leave.removeLeaveFile,
  async (ctx, { requestId, attachmentId }, tx) => {
    await acquireLock(tx, 'leave', ctx.actor.id)
    const row = await changeable(ctx, tx.db, requestId)
    const key = requireFound(await repo.deleteAttachment(tx.db, requestId, attachmentId))
    await ctx.jobs.add(tx.db, 'removeFile', { key })
    await recordAudit(ctx, tx, {
      entity: 'leave-request',
      entityId: requestId,
      about: row.personId,
      before: { attached: { id: attachmentId } },
    })
    announceLeave(tx, row)
    return leaveView(ctx.actor, requireFound(await findRequest(tx.db, requestId)))
  },
)

export const readLeaveFile = handle(leave.readLeaveFile, async (ctx, { requestId, attachmentId }) => {
  await visibleRequest(ctx, ctx.db, requestId)
  const file = requireFound(await repo.findAttachment(ctx.db, requestId, attachmentId))
  return sendFile(ctx, { ...file, inline: true })
})
