import { keySafeName } from '#files/file-names.ts'

interface Asked {
  requestedExtension: number
  /** Sessions it asks to have excused. */
  sessions: number
  /** The student's requests in the running term, this one included; null between terms. */
  inTerm: number | null
}

/** Whether a request is approved without anybody looking: one of the term's first, for few days and no sessions. */
export const approvesItself = (
  { requestedExtension, sessions, inTerm }: Asked,
  { maxDays, perTerm }: { maxDays: number; perTerm: number },
): boolean =>
  sessions === 0 && requestedExtension <= maxDays && inTerm !== null && inTerm >= 1 && inTerm <= perTerm

/** spec.md section 7: where an attachment lies in the file store; `index` is its own within the request. */
export const attachmentKey = (
  { studentId, requestId }: { studentId: string; requestId: string },
  { at, index, name }: { at: Date; index: number; name: string },
): string => `mitigation-attachments/${studentId}/${requestId}/${at.getTime()}_${index}_${keySafeName(name)}`
