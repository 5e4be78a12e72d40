import type { LateSubmission } from '@campanile/contract/assignments/late-submissions.ts'
import type { ReviewPages } from '#lib/reviewPages.ts'
import { ReviewFrame } from '#ui/ReviewFrame.tsx'
import { useReviewQueue } from '#ui/useReviewQueue.ts'
import { LateItemReview } from './LateItemReview.tsx'
import { type WorkIds, workParam } from './lateQuery.ts'

interface LatePanelProps {
  work: WorkIds
  /** The rows of the list behind. */
  rows: readonly LateSubmission[]
  pages: ReviewPages<LateSubmission> | undefined
  onOpen: (param: string) => void
  onClose: () => void
}

/** Late submissions, one after the other. */
export function LatePanel({ work, rows, pages, onOpen, onClose }: LatePanelProps) {
  const queue = useReviewQueue({
    rows,
    pages,
    idOf: workParam,
    isOpen: ({ can, decision }) => can.decide && !decision,
    opened: workParam(work),
    onOpen,
    onClose,
  })
  return (
    <ReviewFrame queue={queue}>
      <LateItemReview work={work} onDecided={queue.advance} />
    </ReviewFrame>
  )
}
