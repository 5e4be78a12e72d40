import { uploadPieceBytes } from '@campanile/contract/assignments/submissions.ts'
import { expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { startS3 } from '#files/testing/s3.ts'
import { startTestServer } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'
import { assignmentForm, makeClassOfStudents, makePdf, published, sha256Hex } from '../testing/assignments.ts'

const s3 = await startS3()
const server = await startTestServer(s3.environment)
const beside = await startTestServer(s3.environment, { beside: server })
await startTestWorker(server)

it('a file sent through several processes is stored as one file, and its pieces are deleted', async () => {
  const taught = await makeClassOfStudents(server)
  const form = assignmentForm(server.clock.now(), { classId: taught.id })
  const { id: assignmentId } = await published(taught.lecturer, form)
  const [here, there] = [taught.student, await beside.as({ id: taught.studentId })]
  const bytes = makePdf(uploadPieceBytes + 5000)
  const uploadId = newId()
  await here.startUpload({ assignmentId, uploadId, name: 'essay.pdf', size: bytes.length })
  const piece = (from: number, to: number) => ({ file: new Blob([new Uint8Array(bytes.subarray(from, to))]) })
  await here.sendUploadPiece({ uploadId, offset: 0 }, piece(0, uploadPieceBytes))
  await there.sendUploadPiece({ uploadId, offset: uploadPieceBytes }, piece(uploadPieceBytes, bytes.length))
  await here.completeUpload({ uploadId })
  const { receipt } = await there.submitWork({ assignmentId, submissionId: newId(), uploadIds: [uploadId] })
  expect(receipt.files[0]!.sha256).toBe(sha256Hex(bytes))
  const of = { submissionId: receipt.id, fileId: receipt.files[0]!.id }
  expect(sha256Hex(Buffer.from((await here.readSubmittedFile(of)) as unknown as Uint8Array))).toBe(
    sha256Hex(bytes),
  )
  // Compared by key, because a broken connection can delete the same piece twice.
  const removed = () =>
    new Set(s3.asked.filter((it) => it.startsWith('DELETE /campus/campanile/uploads/'))).size
  await expect.poll(removed).toBe(2)
})
