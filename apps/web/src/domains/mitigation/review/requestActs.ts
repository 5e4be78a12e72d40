import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import type { ReviewAct } from '#ui/ReviewFrame.tsx'
import { m } from './messages.ts'
import type { RequestDecisionControl } from './useRequestDecision.ts'

/** Approve and Reject while pending; afterwards what can be undone. */
export function requestActs(
  { can }: MitigationRequest,
  { under, granted, submit }: RequestDecisionControl,
  onAsk: (what: 'delete' | 'reverse') => void,
): ReviewAct[] {
  if (can.decide) {
    return [
      {
        label: m.reject(),
        letter: 'R',
        variant: 'danger',
        busy: under === 'rejected',
        busyLabel: m.rejecting(),
        onAct: () => submit('rejected'),
      },
      {
        label: m.approve(),
        letter: 'A',
        variant: 'primary',
        busy: under === 'approved',
        busyLabel: m.approving(),
        disabled: granted === undefined,
        onAct: () => submit('approved'),
      },
    ]
  }
  return [
    ...(can.remove ? [{ label: m.delete(), variant: 'danger', onAct: () => onAsk('delete') } as const] : []),
    ...(can.reverse ? [{ label: m.reverseApproval(), onAct: () => onAsk('reverse') }] : []),
  ]
}
