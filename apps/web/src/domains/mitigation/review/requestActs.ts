import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import type { ReviewAct } from '#ui/ReviewFrame.tsx'
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
        label: 'Reject',
        letter: 'R',
        variant: 'danger',
        busy: under === 'rejected',
        busyLabel: 'Rejecting',
        onAct: () => submit('rejected'),
      },
      {
        label: 'Approve',
        letter: 'A',
        variant: 'primary',
        busy: under === 'approved',
        busyLabel: 'Approving',
        disabled: granted === undefined,
        onAct: () => submit('approved'),
      },
    ]
  }
  return [
    ...(can.remove ? [{ label: 'Delete', variant: 'danger', onAct: () => onAsk('delete') } as const] : []),
    ...(can.reverse ? [{ label: 'Reverse approval', onAct: () => onAsk('reverse') }] : []),
  ]
}
