import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { useState } from 'react'
import { hasCode } from '#lib/errors.ts'
import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { type ReviewAct, ReviewItem } from '#ui/ReviewFrame.tsx'
import { subjectOf } from '../mitigationWords.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { m } from './messages.ts'
import { ReverseDialog } from './ReverseDialog.tsx'
import { Review } from './Review.tsx'
import { type RequestDecisionControl, useRequestDecision } from './useRequestDecision.ts'

interface RequestReviewProps {
  requestId: string
  onDecided: () => void
  onClose: () => void
}

/** One request in full: while it is pending, to be decided; afterwards, with its decision. */
export function RequestReview({ requestId, onDecided, onClose }: RequestReviewProps) {
  const query = useRead('readMitigation', { requestId })
  const { data, error } = query
  const gone = hasCode(error, 'not-found')
  const request = gone ? undefined : data
  const decision = useRequestDecision(request, onDecided)
  const [asking, setAsking] = useState<'delete' | 'reverse'>()
  const stopAsking = () => setAsking(undefined)
  return (
    <ReviewItem
      title={request?.title ?? m.mitigationRequest()}
      description={request && subjectOf(request)}
      locked={decision.notes !== '' && request?.can.decide === true}
      busy={decision.under !== undefined}
      acts={request ? requestActs(request, decision, setAsking) : []}
      note={request?.can.decide && m.studentWillBeNotified({ studentName: request.studentName })}
    >
      <Loaded query={query} failure={gone ? m.thisRequestHasBeenDeleted() : m.weCouldntLoadThisRequest()}>
        {(request) => <Review request={request} decision={decision} />}
      </Loaded>
      {request && asking === 'delete' && (
        <DeleteDialog request={request} onClose={stopAsking} onDeleted={onClose} />
      )}
      {request && asking === 'reverse' && <ReverseDialog request={request} onClose={stopAsking} />}
    </ReviewItem>
  )
}

/** Approve and Reject while pending; afterwards what can be undone. */
function requestActs(
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
