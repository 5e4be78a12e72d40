import { createHash, randomUUID } from 'node:crypto'
import type { Client } from '@campanile/contract/client.ts'
import { pdf } from '@campanile/server/files/testing/documents.ts'
import type { PreparedCheckIn } from '../support/prepared-check-ins.ts'

/** Something that one person does, and that must be stored exactly once if it was acknowledged. */
export interface Action {
  kind: 'check-in' | 'mark' | 'hand-in' | 'leave'
  /** The student or request, by which the result is found. */
  id: string
  /** The checksum of the submitted file. */
  sha256?: string
  /** Can be repeated, as people do if they get no answer. */
  attempt(): Promise<void>
}

export function checkIn(student: Client, { personId, classId, body }: PreparedCheckIn): Action {
  const given = JSON.parse(String(body)) as { challenge: string; descriptors: string[] }
  return {
    kind: 'check-in',
    id: personId,
    attempt: async () => void (await student.checkInWithFace({ classId, ...given })),
  }
}

export function mark(lecturer: Client, sheetId: string, studentId: string): Action {
  const cells = [{ studentId, state: 'marked' as const, mark: '64.5', version: 0 }]
  return {
    kind: 'mark',
    id: studentId,
    async attempt() {
      const [cell] = (await lecturer.enterMarks({ sheetId, cells })).cells
      if (cell?.outcome !== 'saved') throw new Error(`a mark was ${cell?.outcome}: ${cell?.reason}`)
    },
  }
}

/**
 * The steps of the browser, resumed where they stopped: first the upload, then the submission with its own
 * id.
 */
export function handIn(student: Client, assignmentId: string, studentId: string): Action {
  const [uploadId, submissionId] = [randomUUID(), randomUUID()]
  const bytes = Buffer.concat([pdf, Buffer.from(uploadId.repeat(500))])
  let isUploaded = false
  return {
    kind: 'hand-in',
    id: studentId,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    async attempt() {
      if (!isUploaded) {
        const { received } = await student.startUpload({
          assignmentId,
          uploadId,
          name: 'essay.pdf',
          size: bytes.length,
        })
        const file = new Blob([new Uint8Array(bytes.subarray(received))])
        if (received < bytes.length) await student.sendUploadPiece({ uploadId, offset: received }, { file })
        await student.completeUpload({ uploadId })
        isUploaded = true
      }
      await student.submitWork({ assignmentId, submissionId, uploadIds: [uploadId] })
    },
  }
}

/** A member of staff requests leave, and an admin approves it. */
export function leave(staff: Client, admin: Client, leaveTypeId: string, day: string): Action {
  const requestId = randomUUID()
  const wish = { leaveTypeId, from: day, to: day, part: 'whole', startsAt: null, endsAt: null } as const
  return {
    kind: 'leave',
    id: requestId,
    async attempt() {
      const { version, status } = await staff.submitLeave({ requestId, ...wish, reason: 'Family' })
      if (status === 'pending') await admin.approveLeave({ requestId, version })
    },
  }
}
