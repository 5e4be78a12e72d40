import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'

/** CS304 · Architecture decision record. */
export const subjectOf = ({ courseCode, assignmentName }: MitigationRequest) =>
  [courseCode, assignmentName].filter(Boolean).join(' · ')
