import type { Attachment } from '@campanile/contract/attachments.ts'
import type { MitigationRequest, MitigationStatus } from '@campanile/contract/mitigation.ts'

export const statusWords: Record<MitigationStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}

const number = new Intl.NumberFormat('en-GB')
const oneDigit = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** 1 request, 2 requests. */
export const countOf = (count: number, one: string) =>
  `${number.format(count)} ${count === 1 ? one : `${one}s`}`

/** CS304 · Architecture decision record. */
export const subjectOf = ({ courseCode, assignmentName }: MitigationRequest) =>
  [courseCode, assignmentName].filter(Boolean).join(' · ')

const megabyte = 1024 * 1024

/** 184 KB, 1.2 MB. */
export const sizeWords = (bytes: number) =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${oneDigit.format(bytes / megabyte)} MB`

/** PDF, Image, Word. */
export function kindWords({ type }: Pick<Attachment, 'type'>) {
  if (type === 'application/pdf') return 'PDF'
  return type.startsWith('image/') ? 'Image' : 'Word'
}
