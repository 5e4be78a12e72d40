import type { MitigationRequest, MitigationStatus } from '@campanile/contract/mitigation/mitigation.ts'

export const statusWords: Record<MitigationStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** CS304 · Architecture decision record. */
export const subjectOf = ({ courseCode, assignmentName }: MitigationRequest) =>
  [courseCode, assignmentName].filter(Boolean).join(' · ')
