import type { LateDecision } from '@campanile/contract/assignments/submissions.ts'

export const decisionWords: Record<LateDecision, string> = {
  accepted: 'Penalty stands',
  waived: 'Waived',
  rejected: 'Rejected',
}
