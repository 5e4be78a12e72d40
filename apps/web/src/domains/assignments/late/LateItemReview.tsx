import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { ReviewItem } from '#ui/ReviewFrame.tsx'
import { LateWork } from './LateWork.tsx'
import type { WorkIds } from './lateQuery.ts'
import { m } from './messages.ts'

/** A late submission, read for its review. */
export function LateItemReview({ work, onDecided }: { work: WorkIds; onDecided: () => void }) {
  const { assignmentId, studentId } = work
  const query = useRead('readLateSubmission', { assignmentId, studentId })
  return (
    <Loaded
      query={query}
      failure={m.weCouldntLoadThisSubmission()}
      frame={(status) => (
        <ReviewItem title={m.lateSubmission()} description={null}>
          {status}
        </ReviewItem>
      )}
    >
      {(late) => <LateWork late={late} onDecided={onDecided} />}
    </Loaded>
  )
}
