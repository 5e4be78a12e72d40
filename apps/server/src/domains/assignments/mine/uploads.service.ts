import { createReadStream } from 'node:fs'
import { submissions } from '@campanile/contract/assignments/submissions.ts'
import { newId } from '#db/columns.ts'
import { type Database, inTransaction, type Transaction } from '#db/database.ts'
import { acquireLock } from '#db/transaction-lock.ts'
import { fileExtension, safeFileName } from '#files/file-names.ts'
import { namedByRow } from '#files/named-by-row.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { daysAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { m } from '../messages.ts'
import { handInObstacle } from './handing-in.policy.ts'
import { visibleAssignment } from './my-assignments.service.ts'
import { uploadView } from './upload-view.ts'
import * as repo from './uploads.repo.ts'

/** Days until an upload expires, counted from its last piece or its completion. */
const waitingDays = 1

/** Maximum incomplete uploads of one student, for all assignments together. */
const maxUnfinished = 40

/** @throws AppError not-found for another student's upload, or an expired one */
export function mine(ctx: SignedIn, row: repo.UploadRow | undefined): repo.UploadRow {
  if (row?.studentId !== ctx.actor.id || row.expiresAt <= ctx.clock.now()) throw new AppError('not-found')
  return row
}

type Announced = Pick<repo.UploadRow, 'assignmentId' | 'name' | 'size' | 'lastModified'>

/** @throws AppError invalid-input for another file, because pieces of different files must not be mixed */
function sameFile(known: repo.UploadRow, it: Announced): repo.UploadRow {
  const isSame =
    known.assignmentId === it.assignmentId &&
    known.name === it.name &&
    known.size === it.size &&
    known.lastModified === it.lastModified
  if (!isSame) throw new AppError('invalid-input', { fields: { uploadId: m.otherFile() } })
  return known
}

export const startUpload = handle(
  submissions.startUpload,
  async (ctx, { assignmentId, uploadId, name, size, lastModified }) => {
    const assignment = await visibleAssignment(ctx, ctx.db, assignmentId)
    const obstacle = handInObstacle(assignment, ctx.arrivedAt)
    if (obstacle) throw new AppError(obstacle)
    if (size > assignment.maxFileBytes) throw new AppError('too-large')
    const safe = safeFileName(name)
    if (!(assignment.accepts as string[]).includes(fileExtension(safe)))
      throw new AppError('file-kind-not-allowed')
    const studentId = ctx.actor.id
    return inTransaction(ctx, async (tx) => {
      const now = ctx.clock.now()
      // Uploads of one student that start at the same time are counted one after the other.
      await acquireLock(tx, 'work', studentId)
      const known = await repo.findUpload(tx.db, uploadId)
      if (known)
        return uploadView(sameFile(mine(ctx, known), { assignmentId, name: safe, size, lastModified }))
      const open = await repo.listOpenUploads(tx.db, { assignmentId, studentId }, now)
      // Twice the number of files allowed, because files may be selected again before the earlier ones
      // expire.
      if (open.length >= 2 * assignment.maxFiles) throw new AppError('too-many-files')
      if ((await repo.countUnfinished(tx.db, studentId, now)) >= maxUnfinished)
        throw new AppError('too-many-uploads')
      const row = { id: uploadId, assignmentId, studentId, name: safe, size, lastModified }
      await repo.insertUpload(tx.db, { ...row, startedAt: now, expiresAt: daysAfter(now, waitingDays) })
      return oneView(ctx, tx.db, uploadId)
    })
  },
)

const oneView = async (ctx: SignedIn, db: Database, uploadId: string) =>
  uploadView(mine(ctx, await repo.findUpload(db, uploadId)))

export const readUpload = handle(submissions.readUpload, (ctx, { uploadId }) =>
  oneView(ctx, ctx.db, uploadId),
)

/** Checks that a piece continues the upload. @throws AppError not-found, upload-moved-on */
function next(ctx: SignedIn, row: repo.UploadRow | undefined, offset: number): repo.UploadRow {
  const upload = mine(ctx, row)
  if (upload.completedAt || upload.received !== offset) throw new AppError('upload-moved-on')
  return upload
}

export const sendUploadPiece = handle(submissions.sendUploadPiece, async (ctx, { uploadId, offset }) => {
  next(ctx, await repo.findUpload(ctx.db, uploadId), offset)
  // A unique key, so that of two pieces for the same offset neither overwrites the other and only one is
  // used.
  const key = `uploads/${uploadId}/${offset}-${newId()}`
  const { size, path } = ctx.incoming
  if (size === 0) throw new AppError('invalid-input')
  await ctx.files.put(key, createReadStream(path))
  return namedByRow(ctx, key, () =>
    inTransaction(ctx, async (tx) => {
      const upload = next(ctx, await repo.lockUpload(tx.db, uploadId), offset)
      if (offset + size > upload.size) throw new AppError('too-large')
      await repo.insertPiece(tx.db, { uploadId, offset, size, key })
      const expiresAt = daysAfter(ctx.clock.now(), waitingDays)
      await repo.updateUpload(tx.db, uploadId, { received: offset + size, expiresAt })
      return oneView(ctx, tx.db, uploadId)
    }),
  )
})

/**
 * Deletes uploads with all their files. Jobs delete the files after the commit, and retry until they succeed.
 */
export async function removeUploads(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Transaction,
  rows: readonly repo.UploadRow[],
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const pieces = await repo.listPieces(tx.db, ids)
  const keys = [...pieces.map(({ key }) => key), ...rows.flatMap(({ key }) => key ?? [])]
  for (const key of keys) await jobs.add(tx.db, 'removeFile', { key })
  await repo.deleteUploads(tx.db, ids)
}

export const cancelUpload = handleInTransaction(submissions.cancelUpload, async (ctx, { uploadId }, tx) => {
  const upload = mine(ctx, await repo.lockUpload(tx.db, uploadId))
  await removeUploads(ctx, tx, [upload])
  return {}
})
