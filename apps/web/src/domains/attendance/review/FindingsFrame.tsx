import type { Finding } from '@campanile/contract/attendance/attendance-review.ts'
import type { ReviewPages } from '#lib/reviewPages.ts'
import { ReviewFrame } from '#ui/ReviewFrame.tsx'
import { useReviewQueue } from '#ui/useReviewQueue.ts'
import { FindingReview } from './FindingReview.tsx'

interface FindingsFrameProps {
  opened: string
  rows: readonly Finding[]
  pages: ReviewPages<Finding> | undefined
  onOpen: (findingId: string) => void
  onClose: () => void
}

/** Unusual check-ins, one after the other. */
export function FindingsFrame(props: FindingsFrameProps) {
  const queue = useReviewQueue({ ...props, idOf: ({ id }) => id, isOpen: ({ state }) => state === 'open' })
  return (
    <ReviewFrame queue={queue}>
      {queue.row && <FindingReview finding={queue.row} onDecided={queue.advance} />}
    </ReviewFrame>
  )
}
