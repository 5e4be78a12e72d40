import { useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { periodWords } from '../leaveWords.ts'
import { LeaveReasonDialog } from './LeaveReasonDialog.tsx'
import { isAboutRequest, type MovePlan } from './outcomes.ts'
import { ReviewAside } from './ReviewAside.tsx'
import { ReviewFooter } from './ReviewFooter.tsx'
import { ReviewRequest } from './ReviewRequest.tsx'
import { SessionsAtStake } from './SessionsAtStake.tsx'
import { useApproval } from './useApproval.ts'

interface ReviewPanelProps {
  requestId: string
  movePlan: MovePlan
  onClose: () => void
}

/** A leave request with what an admin needs to decide it, and the decision. */
export function ReviewPanel({ requestId, movePlan, onClose }: ReviewPanelProps) {
  const { data, error, refetch } = useRead('reviewLeave', { requestId })
  const proposals = useRead('listLeaveProposals', { requestId }).data?.items ?? []
  const approval = useApproval(data, proposals, onClose)
  const [asking, setAsking] = useState<'reject' | 'revoke'>()
  // If only the response was lost, the request is approved, and the panel shows that instead of a failure.
  const failure = data?.request.status === 'approved' ? null : approval.error
  return (
    <SidePanel
      wide
      onClose={onClose}
      title={data ? `${data.request.leaveType}, ${periodWords(data.request)}` : 'Leave request'}
      description={data?.person.name}
      locked={approval.dirty}
      busy={approval.busy}
      footer={data && <ReviewFooter review={data} approval={approval} onAsk={setAsking} />}
    >
      {!data && !error && <SkeletonList />}
      {!data && error && (
        <LoadFailed title="We could not load this request" error={error} heading="h3" onRetry={refetch} />
      )}
      {data && (
        <div className="grid min-h-full md:grid-cols-[minmax(0,1fr)_264px]">
          <div className="grid content-start gap-5 px-6 py-5 max-md:px-4">
            {failure && isAboutRequest(failure) && (
              <SaveFailed title="The request was not approved" withFields error={failure} />
            )}
            <ReviewRequest review={data} />
            <SessionsAtStake review={data} proposals={proposals} approval={approval} movePlan={movePlan} />
          </div>
          <ReviewAside review={data} />
        </div>
      )}
      {data && asking && (
        <LeaveReasonDialog
          act={asking}
          request={data.request}
          onClose={() => setAsking(undefined)}
          onDone={onClose}
        />
      )}
    </SidePanel>
  )
}
