import { FaceReviewItem } from '#domains/people/FaceReviewItem.tsx'
import { useRead } from '#lib/useRead.ts'
import { OneOfMany } from './OneOfMany.tsx'
import type { WaitingReview } from './waitingReview.ts'

export function FaceWaiting({ item, onDecided }: WaitingReview) {
  const query = useRead('listFaceReviews', {})
  return (
    <OneOfMany item={item} query={query} isIt={({ userId }) => userId === item.id}>
      {(review) => <FaceReviewItem review={review} onDecided={onDecided} />}
    </OneOfMany>
  )
}
