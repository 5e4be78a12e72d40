import { Readable } from 'node:stream'
import { submissions } from '@campanile/contract/assignments/submissions.ts'
import { newId } from '#db/columns.ts'
import { inTransaction } from '#db/database.ts'
import { keySafeName } from '#files/file-names.ts'
import type { FileStore } from '#files/file-store.ts'
import { namedByRow } from '#files/named-by-row.ts'
import { type ReceivedFile, receiveFile } from '#files/receive-file.ts'
import { withSpooled } from '#files/spool.ts'
import { AppError } from '#http/app-error.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { daysAfter } from '#platform/clock.ts'
import { visibleAssignment } from './my-assignments.service.ts'
import { uploadView } from './upload-view.ts'
import * as repo from './uploads.repo.ts'
import { mine, removeUploads } from './uploads.service.ts'

/** Streams the pieces in order, opening each one only when the one before has been read. */
async function* pieceBytes(files: FileStore, pieces: readonly repo.PieceRow[]) {
  for (const { key } of pieces) {
    const piece = await files.open(key)
    if (!piece) throw new AppError('unavailable', { cause: new Error('a piece of an upload is gone') })
    yield* piece.stream
  }
}

export const completeUpload = handle(submissions.completeUpload, async (ctx, { uploadId }) => {
  const upload = mine(ctx, await repo.findUpload(ctx.db, uploadId))
  if (upload.completedAt) return uploadView(upload)
  if (upload.received < upload.size) throw new AppError('upload-incomplete')
  const { assignmentId, studentId, name } = upload
  const key = `assignments/${assignmentId}/${studentId}/${newId()}-${keySafeName(name)}`
  const file = await judged(ctx, upload, key).catch(async (error) => {
    // A concurrent request may have completed the upload and removed the pieces.
    const row = await repo.findUpload(ctx.db, uploadId)
    if (row?.completedAt) return uploadView(row)
    throw error
  })
  if ('complete' in file) return file
  return namedByRow(ctx, key, () => settle(ctx, uploadId, { key, file }))
})

/** Assembles and checks the file of an upload. A refused file is deleted with its upload. */
async function judged(ctx: SignedIn, upload: repo.UploadRow, key: string): Promise<ReceivedFile> {
  const { accepts, maxFileBytes } = await visibleAssignment(ctx, ctx.db, upload.assignmentId)
  const pieces = await repo.listPieces(ctx.db, [upload.id])
  const bytes = Readable.from(pieceBytes(ctx.files, pieces), { objectMode: false })
  const wanted = { key, name: upload.name, accept: accepts, maxBytes: maxFileBytes }
  try {
    return await withSpooled(bytes, maxFileBytes, (incoming) =>
      receiveFile({ files: ctx.files, incoming }, wanted),
    )
  } catch (error) {
    const refused = error instanceof AppError && error.code !== 'unavailable'
    if (refused) await inTransaction(ctx, (tx) => drop(ctx, tx, upload.id))
    throw error
  }
}

async function drop(ctx: SignedIn, tx: Parameters<typeof removeUploads>[1], uploadId: string) {
  const row = await repo.lockUpload(tx.db, uploadId)
  if (row && !row.completedAt) await removeUploads(ctx, tx, [row])
}

/** Stores the file's key in the row. If a concurrent request did so first, this copy is deleted. */
function settle(ctx: SignedIn, uploadId: string, { key, file }: { key: string; file: ReceivedFile }) {
  return inTransaction(ctx, async (tx) => {
    const row = mine(ctx, await repo.lockUpload(tx.db, uploadId))
    if (row.completedAt) {
      await ctx.jobs.add(tx.db, 'removeFile', { key })
      return uploadView(row)
    }
    for (const piece of await repo.listPieces(tx.db, [uploadId])) {
      await ctx.jobs.add(tx.db, 'removeFile', { key: piece.key })
    }
    await repo.deletePieces(tx.db, uploadId)
    const now = ctx.clock.now()
    const { type, sha256 } = file
    const change = { key, type, sha256, completedAt: now, expiresAt: daysAfter(now, 1) }
    await repo.updateUpload(tx.db, uploadId, change)
    return uploadView({ ...row, ...change })
  })
}
