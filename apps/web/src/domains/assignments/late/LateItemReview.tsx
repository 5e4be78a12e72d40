import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { ReviewItem } from '#ui/ReviewFrame.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { LateWork } from './LateWork.tsx'
import type { WorkIds } from './lateQuery.ts'
import { m } from './messages.ts'

/** A late submission, read for its review. */
export function LateItemReview({ work, onDecided }: { work: WorkIds; onDecided: () => void }) {
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
