import type { LateDecision } from '@campanile/contract/assignments/submissions.ts'
import { m } from './messages.ts'

export const decisionVerbs: Record<LateDecision, string> = {
  accepted: m.keepPenalty(),
  waived: m.waivePenalty(),
  rejected: m.rejectWork(),
}
