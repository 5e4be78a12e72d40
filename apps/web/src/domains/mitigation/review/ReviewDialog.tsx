import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import type { ReviewPages } from '#lib/reviewPages.ts'
import { ReviewFrame } from '#ui/ReviewFrame.tsx'
import { useReviewQueue } from '#ui/useReviewQueue.ts'
import { RequestReview } from './RequestReview.tsx'

interface ReviewDialogProps {
  requestId: string
  /** The rows of the list that it was opened from. */
  among: readonly MitigationRequest[]
  pages: ReviewPages<MitigationRequest> | undefined
  onOpen: (requestId: string) => void
  onClose: () => void
}

/** The requests of a list, one after the other. */
export function ReviewDialog({ requestId, among, pages, onOpen, onClose }: ReviewDialogProps) {
  const queue = useReviewQueue({
    rows: among,
    pages,
    idOf: ({ id }) => id,
    isOpen: ({ can }) => can.decide,
    opened: requestId,
    onOpen,
    onClose,
  })
  return (
    <ReviewFrame queue={queue} as="dialog">
      <RequestReview requestId={requestId} onDecided={queue.advance} onClose={onClose} />
    </ReviewFrame>
  )
}
