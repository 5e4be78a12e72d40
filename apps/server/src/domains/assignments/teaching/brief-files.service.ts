import { maxBriefBytes, maxBriefFiles } from '@campanile/contract/assignments/assignment.ts'
import { assignments } from '@campanile/contract/assignments/assignments.ts'
import { workExtensions } from '@campanile/contract/assignments/work-kinds.ts'
import { newId } from '#db/columns.ts'
import { inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { keySafeName } from '#files/file-names.ts'
import { namedByRow } from '#files/named-by-row.ts'
import { receiveFile } from '#files/receive-file.ts'
import { sendFile } from '#files/send-file.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { announceAssignment } from '../assignment-notifications.ts'
import { visibleAssignment } from '../mine/my-assignments.service.ts'
import { type AssignmentRow, findAssignment, lockAssignment, updateAssignment } from './assignments.repo.ts'
import { oneView, run } from './assignments.service.ts'
import * as repo from './brief-files.repo.ts'

/** @throws AppError not-found, forbidden */
async function editable(ctx: SignedIn, db: SignedIn['db'], row: AssignmentRow | undefined) {
  const found = await run(ctx, db, row)
  if (found.archivedAt) throw new AppError('forbidden')
  return found
}

export const attachBriefFile = handle(assignments.attachBriefFile, async (ctx, { assignmentId, name }) => {
  await editable(ctx, ctx.db, await findAssignment(ctx.db, assignmentId))
  const key = `assignments/${assignmentId}/brief/${newId()}-${keySafeName(name)}`
  const wanted = { key, name, accept: workExtensions, maxBytes: maxBriefBytes }
  const file = await receiveFile(ctx, wanted)
  return namedByRow(ctx, key, () =>
    inTransaction(ctx, async (tx) => {
      const row = await editable(ctx, tx.db, await lockAssignment(tx.db, assignmentId))
      const { length } = await repo.listBriefFiles(tx.db, [assignmentId])
      if (length >= maxBriefFiles) throw new AppError('too-many-files')
      const now = ctx.clock.now()
      await repo.insertBriefFiles(tx.db, [{ assignmentId, key, ...file, uploadedAt: now }])
      await updateAssignment(tx.db, row, { updatedAt: now })
      const { type, size } = file
      await recordAudit(ctx, tx, {
        entity: 'assignment',
        entityId: assignmentId,
        after: { attached: { name: file.name, type, size } },
      })
      await announceAssignment(tx, row)
      return oneView(ctx, tx.db, assignmentId)
    }),
  )
})

export const removeBriefFile = handleInTransaction(
  assignments.removeBriefFile,
  async (ctx, { assignmentId, fileId }, tx) => {
    const row = await editable(ctx, tx.db, await lockAssignment(tx.db, assignmentId))
    const file = requireFound(await repo.findBriefFile(tx.db, assignmentId, fileId))
    await repo.deleteBriefFile(tx.db, fileId)
    // A copy of this assignment may still use the same stored file.
    if ((await repo.countWithKey(tx.db, file.key)) === 0) {
      await ctx.jobs.add(tx.db, 'removeFile', { key: file.key })
    }
    await updateAssignment(tx.db, row, { updatedAt: ctx.clock.now() })
    await recordAudit(ctx, tx, {
      entity: 'assignment',
      entityId: assignmentId,
      before: { attached: { name: file.name } },
    })
    await announceAssignment(tx, row)
    return oneView(ctx, tx.db, assignmentId)
  },
)

export const readBriefFile = handle(assignments.readBriefFile, async (ctx, { assignmentId, fileId }) => {
  if (ctx.actor.role === 'student') await visibleAssignment(ctx, ctx.db, assignmentId)
  else await run(ctx, ctx.db, await findAssignment(ctx.db, assignmentId))
  const file = requireFound(await repo.findBriefFile(ctx.db, assignmentId, fileId))
  return sendFile(ctx, { ...file, inline: true })
})
