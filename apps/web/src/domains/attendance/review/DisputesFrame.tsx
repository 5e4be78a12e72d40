import type { Dispute } from '@campanile/contract/attendance/disputes.ts'
import type { ReviewPages } from '#lib/reviewPages.ts'
import { ReviewFrame } from '#ui/ReviewFrame.tsx'
import { useReviewQueue } from '#ui/useReviewQueue.ts'
import { DisputeReview } from './DisputeReview.tsx'

interface DisputesFrameProps {
  opened: string
  rows: readonly Dispute[]
  pages: ReviewPages<Dispute> | undefined
  onOpen: (disputeId: string) => void
  onClose: () => void
}

/** Open disputes, one after the other. */
export function DisputesFrame(props: DisputesFrameProps) {
  const queue = useReviewQueue({ ...props, idOf: ({ id }) => id, isOpen: ({ state }) => state === 'open' })
  return (
    <ReviewFrame queue={queue}>
      {queue.row && <DisputeReview dispute={queue.row} onDecided={queue.advance} />}
    </ReviewFrame>
  )
}
