import type { LateSubmission } from '@campanile/contract/assignments/late-submissions.ts'
import type { ReviewPages } from '#lib/reviewPages.ts'
import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { ReviewFrame, ReviewItem } from '#ui/ReviewFrame.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { useReviewQueue } from '#ui/useReviewQueue.ts'
import { LateWork } from './LateWork.tsx'
import { type WorkIds, workParam } from './lateQuery.ts'
import { m } from './messages.ts'

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

function LateItemReview({ work, onDecided }: { work: WorkIds; onDecided: () => void }) {
  const { assignmentId, studentId } = work
  const { data, error, refetch } = useRead('readLateSubmission', { assignmentId, studentId })
  if (data) return <LateWork late={data} onDecided={onDecided} />
  return (
    <ReviewItem title={m.lateSubmission()} description={null}>
      {error ? (
        <LoadFailed title={m.weCouldntLoadThisSubmission()} error={error} onRetry={refetch} />
      ) : (
        <SkeletonList />
      )}
    </ReviewItem>
  )
}
