import type { LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import type { ReviewPages } from '#lib/reviewPages.ts'
import { ReviewFrame } from '#ui/ReviewFrame.tsx'
import { useReviewQueue } from '#ui/useReviewQueue.ts'
import { LeaveReviewItem } from './LeaveReviewItem.tsx'
import type { MovePlan } from './outcomes.ts'

interface ReviewPanelProps {
  requestId: string
  /** The rows of the list behind. */
  rows?: readonly LeaveRequest[]
  pages?: ReviewPages<LeaveRequest> | undefined
  movePlan: MovePlan
  onOpen: (requestId: string) => void
  onClose: () => void
}

/** Leave requests, one after the other. */
export function ReviewPanel({ requestId, rows = [], pages, movePlan, onOpen, onClose }: ReviewPanelProps) {
  const queue = useReviewQueue({
    rows,
    pages,
    idOf: ({ id }) => id,
    isOpen: ({ can }) => can.decide,
    opened: requestId,
    onOpen,
    onClose,
  })
  return (
    <ReviewFrame queue={queue}>
      <LeaveReviewItem requestId={requestId} movePlan={movePlan} onDecided={queue.advance} />
    </ReviewFrame>
  )
}
