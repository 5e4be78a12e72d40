import type { WaitingItem } from '@campanile/contract/insight/waiting.ts'
import { Suspense } from 'react'
import { waitingKey } from '#domains/insight/waiting/waitingItems.ts'
import { waitingLabel } from '#domains/insight/waiting/waitingPlaces.ts'
import type { ReviewPages } from '#lib/reviewPages.ts'
import { Empty } from '#ui/Empty.tsx'
import { ReviewFrame, ReviewItem } from '#ui/ReviewFrame.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { useReviewQueue } from '#ui/useReviewQueue.ts'
import { m } from './messages.ts'
import { reviews } from './reviews.ts'

interface WaitingFrameProps {
  opened: string
  rows: readonly WaitingItem[]
  pages: ReviewPages<WaitingItem>
  onOpen: (key: string) => void
  onClose: () => void
}

/** Waiting items of all queues, one after another, each as its own queue shows it. */
export function WaitingFrame(props: WaitingFrameProps) {
  const queue = useReviewQueue({ ...props, idOf: waitingKey })
  const { row } = queue
  const Review = row && reviews[row.queue]
  return (
    <ReviewFrame queue={queue}>
      {Review ? (
        <Suspense
          fallback={
            <ReviewItem title={waitingLabel(row)} description={null}>
              <SkeletonList />
            </ReviewItem>
          }
        >
          <Review item={row} onDecided={queue.advance} onClose={queue.close} />
        </Suspense>
      ) : (
        <ReviewItem title={m.waitingForYou()} description={null}>
          <Empty kind="done" heading="h3" title={m.noLongerWaiting()} />
        </ReviewItem>
      )}
    </ReviewFrame>
  )
}
