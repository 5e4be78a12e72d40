import type { MitigationRequest, MitigationStatus } from '@campanile/contract/mitigation.ts'

export const statusWords: Record<MitigationStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}

const number = new Intl.NumberFormat('en-GB')

/** 1 request, 2 requests. */
export const countOf = (count: number, one: string) =>
  `${number.format(count)} ${count === 1 ? one : `${one}s`}`

/** CS304 · Architecture decision record. */
export const subjectOf = ({ courseCode, assignmentName }: MitigationRequest) =>
  [courseCode, assignmentName].filter(Boolean).join(' · ')
