import { keySafeName } from '#files/file-names.ts'

interface Asked {
  requestedExtension: number
  /** The number of sessions the student asks to be excused from. */
  sessions: number
  /** The student's requests in the current term, including this one; null between terms. */
  inTerm: number | null
}

/**
 * Whether a request is approved automatically: one of the first of the term, for a few days and without
 * sessions.
 */
export const approvesItself = (
  { requestedExtension, sessions, inTerm }: Asked,
  { maxDays, perTerm }: { maxDays: number; perTerm: number },
): boolean =>
  sessions === 0 && requestedExtension <= maxDays && inTerm !== null && inTerm >= 1 && inTerm <= perTerm

/** spec.md section 7: the attachment's key in the file store; `index` is unique within the request. */
export const attachmentKey = (
  { studentId, requestId }: { studentId: string; requestId: string },
  { at, index, name }: { at: Date; index: number; name: string },
): string => `mitigation-attachments/${studentId}/${requestId}/${at.getTime()}_${index}_${keySafeName(name)}`
