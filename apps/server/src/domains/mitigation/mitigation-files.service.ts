import { maxMitigationAttachments, mitigation } from '@campanile/contract/mitigation/mitigation.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { receiveAttachment } from '#files/receive-attachment.ts'
import type { ReceivedFile } from '#files/receive-file.ts'
import { sendFile } from '#files/send-file.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { abilities } from './mitigation.policy.ts'
import * as repo from './mitigation.repo.ts'
import { attachmentKey } from './mitigation.rules.ts'
import { oneView, seen } from './mitigation.service.ts'
import { announceMitigation } from './mitigation-notifications.ts'
import * as parts from './mitigation-parts.repo.ts'

/** @throws AppError not-found for another person's request, already-decided */
function open(ctx: SignedIn, row: repo.RequestRow | undefined, to: 'attach' | 'detach'): repo.RequestRow {
  const request = seen(ctx, row)
  if (!abilities(ctx.actor, request)[to]) throw new AppError('already-decided')
  return request
}

export const attachMitigationFile = handle(
  mitigation.attachMitigationFile,
  async (ctx, { requestId, name }) => {
    const request = open(ctx, await repo.findRequest(ctx.db, requestId), 'attach')
    await refuseTooMany(ctx, requestId)
    const index = await parts.takeFileIndex(ctx.db, requestId)
    if (index === undefined) throw new AppError('not-found')
    const { studentId } = request
    const key = attachmentKey({ studentId, requestId }, { at: ctx.clock.now(), index, name })
    return receiveAttachment(ctx, { key, name }, (file) =>
      inTransaction(ctx, (tx) => attach(ctx, tx, requestId, { key, file })),
    )
  },
)

/** @throws AppError too-many-files */
async function refuseTooMany({ db }: Pick<SignedIn, 'db'>, requestId: string): Promise<void> {
  const { length } = await parts.listAttachments(db, [requestId])
  if (length >= maxMitigationAttachments) throw new AppError('too-many-files')
}

async function attach(
  ctx: SignedIn,
  tx: Transaction,
  requestId: string,
  { key, file }: { key: string; file: ReceivedFile },
) {
  // Checked again under the lock, so that uploads that finish at once are counted one after the other.
  const request = open(ctx, await repo.lockRequest(tx.db, requestId), 'attach')
  await refuseTooMany(tx, requestId)
  await parts.insertAttachment(tx.db, { requestId, key, ...file, uploadedAt: ctx.clock.now() })
  await repo.updateRequest(tx.db, request, {})
  const { name, type, size } = file
  await recordAudit(ctx, tx, {
    entity: 'mitigation-request',
    entityId: requestId,
    about: ctx.actor.id,
    after: { attached: { name, type, size } },
  })
  announceMitigation(tx, request)
  return oneView(ctx, tx.db, requestId)
}

export const removeMitigationFile = handleInTransaction(
  mitigation.removeMitigationFile,
  async (ctx, input, tx) => {
    const { requestId, attachmentId } = input
    const request = open(ctx, await repo.lockRequest(tx.db, requestId), 'detach')
    const file = requireFound(await parts.findAttachment(tx.db, requestId, attachmentId))
    await parts.deleteAttachment(tx.db, attachmentId)
    await ctx.jobs.add(tx.db, 'removeFile', { key: file.key })
    await repo.updateRequest(tx.db, request, {})
    await recordAudit(ctx, tx, {
      entity: 'mitigation-request',
      entityId: requestId,
      about: ctx.actor.id,
      before: { attached: { name: file.name } },
    })
    announceMitigation(tx, request)
    return oneView(ctx, tx.db, requestId)
  },
)

export const readMitigationFile = handle(
  mitigation.readMitigationFile,
  async (ctx, { requestId, attachmentId }) => {
    seen(ctx, await repo.findRequest(ctx.db, requestId))
    const file = requireFound(await parts.findAttachment(ctx.db, requestId, attachmentId))
    return sendFile(ctx, { ...file, inline: true })
  },
)
