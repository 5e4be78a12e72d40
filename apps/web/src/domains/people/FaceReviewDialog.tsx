import { useRead } from '#lib/useRead.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { FaceReviewCard } from './FaceReviewCard.tsx'

function Queue() {
  const { data, error, refetch } = useRead('listFaceReviews', {})
  if (error && !data) {
    return (
      <LoadFailed title="We could not load the face photos" heading="h3" error={error} onRetry={refetch} />
    )
  }
  if (!data) return <SkeletonList />
  if (data.items.length === 0) {
    return (
      <Empty kind="done" heading="h3" title="All photos are checked">
        New ones show up here as they come in.
      </Empty>
    )
  }
  return (
    <ul className="divide-y divide-line">
      {data.items.map((review) => (
        <li key={review.userId}>
          <FaceReviewCard review={review} />
        </li>
      ))}
    </ul>
  )
}

/** The queue of registrations that wait for an admin, oldest first. */
export function FaceReviewDialog({ onClose }: { onClose: () => void }) {
  const total = useRead('listFaceReviews', {}).data?.total ?? 0
  return (
    <Dialog
      onClose={onClose}
      size="md"
      title="Face photos to check"
      description={total > 0 ? `${total} waiting, oldest first` : undefined}
    >
      <Queue />
    </Dialog>
  )
}
