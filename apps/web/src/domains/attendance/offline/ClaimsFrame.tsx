import type { WaitingClaim } from '@campanile/contract/attendance/offline-claims.ts'
import { ReviewFrame } from '#ui/ReviewFrame.tsx'
import { useReviewQueue } from '#ui/useReviewQueue.ts'
import { ClaimReview } from './ClaimReview.tsx'

interface ClaimsFrameProps {
  sessionId: string
  /** The student whose claim is shown. */
  opened: string
  rows: readonly WaitingClaim[]
  onOpen: (studentId: string) => void
  onClose: () => void
}

/** The offline check-ins of a session, one after the other. */
export function ClaimsFrame({ sessionId, ...source }: ClaimsFrameProps) {
  const queue = useReviewQueue({ ...source, idOf: ({ studentId }) => studentId })
  return (
    <ReviewFrame queue={queue} as="small-panel">
      {queue.row && <ClaimReview sessionId={sessionId} claim={queue.row} onDecided={queue.advance} />}
    </ReviewFrame>
  )
}
