import type { LateDecision } from '@campanile/contract/assignments/submissions.ts'

export const decisionVerbs: Record<LateDecision, string> = {
  accepted: 'Keep penalty',
  waived: 'Waive penalty',
  rejected: 'Reject work',
}
