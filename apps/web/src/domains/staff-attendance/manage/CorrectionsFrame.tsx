import type { Correction } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import type { ReviewPages } from '#lib/reviewPages.ts'
import { ReviewFrame } from '#ui/ReviewFrame.tsx'
import { useReviewQueue } from '#ui/useReviewQueue.ts'
import { CorrectionReview } from './CorrectionReview.tsx'

interface CorrectionsFrameProps {
  opened: string
  rows: readonly Correction[]
  pages: ReviewPages<Correction> | undefined
  onOpen: (correctionId: string) => void
  onClose: () => void
}

/** Correction requests, one after the other. */
export function CorrectionsFrame(props: CorrectionsFrameProps) {
  const queue = useReviewQueue({ ...props, idOf: ({ id }) => id, isOpen: ({ can }) => can.decide })
  return (
    <ReviewFrame queue={queue} as="small-panel">
      {queue.row && <CorrectionReview correction={queue.row} onDecided={queue.advance} />}
    </ReviewFrame>
  )
}
