import type { LeaveReview } from '@campanile/contract/leave/leave-management.ts'
import { useState } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { type ReviewAct, ReviewItem } from '#ui/ReviewFrame.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { leavePeriodWords } from '../leaveWords.ts'
import { LeaveReasonDialog } from './LeaveReasonDialog.tsx'
import { m } from './messages.ts'
import { isAboutRequest, type MovePlan } from './outcomes.ts'
import { ReviewAside } from './ReviewAside.tsx'
import { ReviewRequest } from './ReviewRequest.tsx'
import { SessionsAtStake } from './SessionsAtStake.tsx'
import { type Approval, useApproval } from './useApproval.ts'

interface LeaveReviewItemProps {
  requestId: string
  movePlan: MovePlan
  onDecided: () => void
}

/** A leave request with what an admin needs to decide it, and the decision. */
export function LeaveReviewItem({ requestId, movePlan, onDecided }: LeaveReviewItemProps) {
  const query = useRead('reviewLeave', { requestId })
  const { data } = query
  const proposals = useRead('listLeaveProposals', { requestId }).data?.items ?? []
  const approval = useApproval(data, proposals, onDecided)
  const [asking, setAsking] = useState<'reject' | 'revoke'>()
  // If only the response was lost, the request is approved, and the panel shows that instead of a failure.
  const failure = data?.request.status === 'approved' ? null : approval.error
  return (
    <ReviewItem
      title={data ? joinFacts(data.request.leaveType, leavePeriodWords(data.request)) : m.leaveRequest()}
      description={data?.person.name}
      locked={approval.dirty}
      busy={approval.busy}
      acts={data ? actsFor(data, approval, setAsking) : []}
      note={data?.request.can.decide && m.personWillBeNotified({ name: data.person.name })}
    >
      <Loaded query={query} failure={m.weCouldntLoadThisRequest()}>
        {(data) => (
          <div className="grid min-h-full md:grid-cols-narrow-aside">
            <div className="grid content-start gap-5 px-6 py-5 max-md:px-4">
              {failure && isAboutRequest(failure) && (
                <SaveFailed title={m.theRequestWasNotApproved()} withFields error={failure} />
              )}
              <ReviewRequest review={data} />
              <SessionsAtStake review={data} proposals={proposals} approval={approval} movePlan={movePlan} />
            </div>
            <ReviewAside review={data} />
          </div>
        )}
      </Loaded>
      {data && asking && (
        <LeaveReasonDialog
          act={asking}
          request={data.request}
          onClose={() => setAsking(undefined)}
          onDone={onDecided}
        />
      )}
    </ReviewItem>
  )
}

function actsFor(
  { request: { can } }: LeaveReview,
  approval: Approval,
  onAsk: (act: 'reject' | 'revoke') => void,
): ReviewAct[] {
  if (can.decide) {
    return [
      { label: m.reject(), letter: 'R', variant: 'danger', onAct: () => onAsk('reject') },
      {
        label: m.approve(),
        letter: 'A',
        variant: 'primary',
        busy: approval.busy,
        busyLabel: m.approving(),
        onAct: approval.submit,
      },
    ]
  }
  return can.revoke ? [{ label: m.withdrawApproval(), variant: 'danger', onAct: () => onAsk('revoke') }] : []
}
