import { uploadPieceBytes } from '@campanile/contract/assignments/submissions.ts'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import { pdf } from '#files/testing/documents.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { uploadPieces, uploads } from '../assignments.tables.ts'
import {
  assignmentForm,
  makeClassOfStudents,
  makePdf,
  published,
  sha256Hex,
  uploaded,
} from '../testing/assignments.ts'

const server = await startTestServer()
const { clock, platform } = server

async function set(traits: Partial<Parameters<typeof assignmentForm>[1]> = {}) {
  const taught = await makeClassOfStudents(server, 2)
  const form = assignmentForm(clock.now(), { classId: taught.id, ...traits })
  const { id: assignmentId } = await published(taught.lecturer, form)
  return { ...taught, assignmentId }
}

const blob = (bytes: Buffer) => ({ file: new Blob([new Uint8Array(bytes)]) })

it('resumes where it stopped, with the same file as the result', async () => {
  const { student, assignmentId } = await set()
  const bytes = makePdf(uploadPieceBytes + 1000)
  const uploadId = newId()
  const start = { assignmentId, uploadId, name: 'essay.pdf', size: bytes.length }
  expect(await student.startUpload(start)).toMatchObject({ received: 0, complete: false })
  const first = blob(bytes.subarray(0, uploadPieceBytes))
  await student.sendUploadPiece({ uploadId, offset: 0 }, first)
  expect(await refusal(student.completeUpload({ uploadId }))).toBe('upload-incomplete')
  // On another page or another day, the upload reports its position, and the assignment shows it.
  expect(await student.startUpload(start)).toMatchObject({ received: uploadPieceBytes })
  expect((await student.readMyAssignment({ assignmentId })).uploads).toMatchObject([{ id: uploadId }])
  const rest = blob(bytes.subarray(uploadPieceBytes))
  await student.sendUploadPiece({ uploadId, offset: uploadPieceBytes }, rest)
  expect(await student.completeUpload({ uploadId })).toMatchObject({ complete: true })
  expect(await student.completeUpload({ uploadId })).toMatchObject({ complete: true })
  const { receipt } = await student.submitWork({ assignmentId, submissionId: newId(), uploadIds: [uploadId] })
  expect(receipt.files[0]).toMatchObject({ size: bytes.length, sha256: sha256Hex(bytes) })
  const file = await student.readSubmittedFile({ submissionId: receipt.id, fileId: receipt.files[0]!.id })
  expect(sha256Hex(Buffer.from(file as unknown as Uint8Array))).toBe(sha256Hex(bytes))
})

it('resumes only with the same file: a changed file is a different one', async () => {
  const { student, assignmentId } = await set()
  const start = { assignmentId, uploadId: newId(), name: 'essay.pdf', size: 10, lastModified: 1000 }
  expect(await student.startUpload(start)).toMatchObject({ lastModified: 1000 })
  for (const change of [{ lastModified: 1001 }, { lastModified: null }, { size: 11 }, { name: 'other.pdf' }])
    expect(await refusal(student.startUpload({ ...start, ...change }))).toBe('invalid-input')
  expect(await student.startUpload(start)).toMatchObject({ id: start.uploadId })
})

it('accepts one of two pieces sent at once for the same position', async () => {
  const { student, assignmentId } = await set()
  const uploadId = newId()
  await student.startUpload({ assignmentId, uploadId, name: 'essay.pdf', size: pdf.length })
  const send = () =>
    student.sendUploadPiece({ uploadId, offset: 0 }, blob(pdf)).then(
      () => 'taken',
      (it) => it.code,
    )
  expect((await Promise.all([send(), send()])).sort()).toEqual(['taken', 'upload-moved-on'])
  const pieces = await platform.db.select().from(uploadPieces).where(eq(uploadPieces.uploadId, uploadId))
  expect(pieces).toHaveLength(1)
  const [one, other] = await Promise.all([
    student.completeUpload({ uploadId }),
    student.completeUpload({ uploadId }),
  ])
  expect([one.complete, other.complete]).toEqual([true, true])
})

it('refuses a wrong position, more data than announced, an empty piece, and another student', async () => {
  const { browsers, assignmentId } = await set()
  const [student, other] = browsers as [(typeof browsers)[0], (typeof browsers)[0]]
  const uploadId = newId()
  await student.startUpload({ assignmentId, uploadId, name: 'essay.pdf', size: 10 })
  const send = (offset: number, bytes: Buffer) => student.sendUploadPiece({ uploadId, offset }, blob(bytes))
  expect(await refusal(send(5, pdf.subarray(0, 5)))).toBe('upload-moved-on')
  expect(await refusal(send(0, pdf.subarray(0, 11)))).toBe('too-large')
  expect(await refusal(send(0, Buffer.alloc(0)))).toBe('invalid-input')
  expect((await student.readUpload({ uploadId })).received).toBe(0)
  expect(await refusal(other.readUpload({ uploadId }))).toBe('not-found')
  expect(await refusal(other.sendUploadPiece({ uploadId, offset: 0 }, blob(pdf)))).toBe('not-found')
  expect(await refusal(other.completeUpload({ uploadId }))).toBe('not-found')
  expect(await refusal(other.cancelUpload({ uploadId }))).toBe('not-found')
  const taken = { assignmentId, uploadId, name: 'essay.pdf', size: 10 }
  expect(await refusal(other.startUpload(taken))).toBe('not-found')
})

it('refuses files that the assignment does not allow, by size, extension and content', async () => {
  const { student, assignmentId } = await set({ maxFileBytes: 2048, accepts: ['pdf'] })
  const start = (name: string, size: number) =>
    student.startUpload({ assignmentId, uploadId: newId(), name, size })
  expect(await refusal(start('essay.pdf', 2049))).toBe('too-large')
  expect(await refusal(start('essay.docx', 100))).toBe('file-kind-not-allowed')
  const disguised = Buffer.from('MZ this is a program')
  const uploadId = newId()
  const sending = uploaded(student, assignmentId, { bytes: disguised, uploadId })
  expect(await refusal(sending)).toBe('file-kind-not-allowed')
  // The pieces were deleted, so selecting the file again starts from the beginning.
  expect(await refusal(student.readUpload({ uploadId }))).toBe('not-found')
})

it('allows a student at most twice the number of files that can be submitted', async () => {
  const { student, assignmentId } = await set({ maxFiles: 1 })
  const start = () => student.startUpload({ assignmentId, uploadId: newId(), name: 'a.pdf', size: 10 })
  const [one] = await Promise.all([start(), start()])
  expect(await refusal(start())).toBe('too-many-files')
  await student.cancelUpload({ uploadId: one.id })
  expect(await start()).toMatchObject({ received: 0 })
})

it('allows a student 40 unfinished uploads for all assignments together', async () => {
  const taught = await makeClassOfStudents(server)
  const { student, lecturer } = taught
  const assignmentIds: string[] = []
  for (let count = 0; count < 2; count++) {
    const form = assignmentForm(clock.now(), { classId: taught.id, maxFiles: 20 })
    assignmentIds.push((await published(lecturer, form)).id)
  }
  const [assignmentId = '', other = ''] = assignmentIds
  const start = (id: string) =>
    student.startUpload({ assignmentId: id, uploadId: newId(), name: 'essay.pdf', size: pdf.length })
  for (let count = 0; count < 39; count++) await start(assignmentId)
  const { id: uploadId } = await start(assignmentId)
  expect(await refusal(start(other))).toBe('too-many-uploads')
  await student.sendUploadPiece({ uploadId, offset: 0 }, blob(pdf))
  await student.completeUpload({ uploadId })
  expect(await start(other)).toMatchObject({ received: 0 })
})

it('expires after a day without a piece, and leaves nothing behind', async () => {
  const { student, assignmentId } = await set({
    dueAt: new Date(clock.now().getTime() + 72 * 3_600_000).toISOString(),
  })
  const uploadId = newId()
  await student.startUpload({ assignmentId, uploadId, name: 'essay.pdf', size: pdf.length })
  await student.sendUploadPiece({ uploadId, offset: 0 }, blob(pdf))
  clock.forward({ minutes: 24 * 60 - 1 })
  await applyRetention(platform, ['uploads'])
  expect((await student.readUpload({ uploadId })).received).toBe(pdf.length)
  clock.forward({ minutes: 1 })
  expect(await refusal(student.readUpload({ uploadId }))).toBe('not-found')
  await applyRetention(platform, ['uploads'])
  expect(await platform.db.$count(uploads, eq(uploads.id, uploadId))).toBe(0)
})

it('submits no file that is incomplete', async () => {
  const { student, assignmentId } = await set()
  const uploadId = newId()
  await student.startUpload({ assignmentId, uploadId, name: 'essay.pdf', size: pdf.length })
  const submit = (uploadIds: string[]) =>
    student.submitWork({ assignmentId, submissionId: newId(), uploadIds })
  expect(await refusal(submit([uploadId]))).toBe('upload-incomplete')
  expect(await refusal(submit([newId()]))).toBe('not-found')
})
