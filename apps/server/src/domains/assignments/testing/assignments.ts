import { createHash } from 'node:crypto'
import { type createAssignmentInput, noLatePolicy } from '@campanile/contract/assignments/assignment.ts'
import type { MyAssignment } from '@campanile/contract/assignments/submissions.ts'
import { uploadPieceBytes } from '@campanile/contract/assignments/submissions.ts'
import type { z } from 'zod/mini'
import { newId } from '#db/columns.ts'
import { pdf } from '#files/testing/documents.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { TestBrowser, TestServer } from '#testing/server.ts'

type Form = z.input<typeof createAssignmentInput>

export const tenPercentADay = {
  kind: 'stepwise',
  amount: '10',
  unit: 'percent',
  every: 'day',
  floor: '40',
  until: null,
} as const

/** An assignment as a lecturer would create it, due in an hour. */
export const assignmentForm = (now: Date, traits: Partial<Form> & Pick<Form, 'classId'>): Form => ({
  assignmentId: newId(),
  title: 'Essay 2',
  text: 'Two thousand words.',
  opensAt: minutesAfter(now, -60).toISOString(),
  dueAt: minutesAfter(now, 60).toISOString(),
  maxMark: '100',
  weight: '20',
  late: noLatePolicy,
  maxFiles: 3,
  maxFileBytes: 25 * 1024 * 1024,
  accepts: ['pdf', 'docx'],
  ...traits,
})

export async function published(lecturer: TestBrowser, form: Form) {
  const { id: assignmentId, version } = await lecturer.createAssignment(form)
  return lecturer.publishAssignment({ assignmentId, version })
}

/** A class with its people, all signed in. */
export async function makeClassOfStudents({ make, as }: TestServer, students = 1) {
  const lecturer = await make.lecturer()
  const enrolled = await Promise.all(Array.from({ length: students }, () => make.student()))
  const taught = await make.class([lecturer], enrolled)
  const browsers = await Promise.all(enrolled.map((it) => as(it)))
  return {
    ...taught,
    lecturer: await as(lecturer),
    lecturerId: lecturer.id,
    students: enrolled,
    browsers,
    student: browsers[0]!,
    studentId: enrolled[0]!.id,
  }
}

export const sha256Hex = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A PDF of this many bytes. */
export const makePdf = (bytes: number) =>
  Buffer.concat([pdf, Buffer.alloc(Math.max(0, bytes - pdf.length), ' ')])

interface Sent {
  name?: string
  bytes?: Buffer
  uploadId?: string
}

/** Uploads a whole file, piece by piece, and returns the upload id. */
export async function uploaded(
  student: TestBrowser,
  assignmentId: string,
  { name = 'essay.pdf', bytes = pdf, uploadId = newId() }: Sent = {},
): Promise<string> {
  let { received } = await student.startUpload({ assignmentId, uploadId, name, size: bytes.length })
  while (received < bytes.length) {
    const file = new Blob([new Uint8Array(bytes.subarray(received, received + uploadPieceBytes))])
    received = (await student.sendUploadPiece({ uploadId, offset: received }, { file })).received
  }
  await student.completeUpload({ uploadId })
  return uploadId
}

/** Submits one file. */
export async function makeSubmission(
  student: TestBrowser,
  assignmentId: string,
  { reason = null, ...sent }: Sent & { reason?: string | null } = {},
): Promise<{ receipt: MyAssignment['receipts'][number]; assignment: MyAssignment }> {
  const uploadIds = [await uploaded(student, assignmentId, sent)]
  return student.submitWork({ assignmentId, submissionId: newId(), uploadIds, reason })
}
