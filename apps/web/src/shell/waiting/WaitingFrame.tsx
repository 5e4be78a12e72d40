import type { WaitingItem } from '@campanile/contract/insight/waiting.ts'
import { Suspense, useState } from 'react'
import { ItemColleagues } from '#domains/insight/waiting/ItemColleagues.tsx'
import { useWaitingActs, type WaitingAct } from '#domains/insight/waiting/waitingActs.ts'
import { waitingKey } from '#domains/insight/waiting/waitingItems.ts'
import { waitingLabel } from '#domains/insight/waiting/waitingPlaces.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import type { ReviewPages } from '#lib/reviewPages.ts'
import { Empty } from '#ui/Empty.tsx'
import { type ReviewAct, ReviewFrame, ReviewItem } from '#ui/ReviewFrame.tsx'
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

const letters: Record<WaitingAct, Pick<ReviewAct, 'letter'>> = {
  delegate: { letter: 'D' },
  notes: { letter: 'N' },
  'end-delegation': {},
}

const WaitingActDialog = lazyDialog(
  () => import('#domains/insight/waiting/WaitingActDialog.tsx'),
  'WaitingActDialog',
)

/** Waiting items of all queues, one after another, each as its own queue shows it. */
export function WaitingFrame(props: WaitingFrameProps) {
  const queue = useReviewQueue({ ...props, idOf: waitingKey })
  const { row } = queue
  const Review = row && reviews[row.queue]
  const [acting, setActing] = useState<{ act: WaitingAct; item: WaitingItem }>()
  const acts = useWaitingActs(row).map(
    ({ act, label }): ReviewAct => ({
      label,
      ...letters[act],
      onAct: () => row && setActing({ act, item: row }),
    }),
  )
  return (
    <ReviewFrame
      queue={queue}
      acts={acts}
      beside={row && acts.length > 0 && <ItemColleagues item={row} acts={acts} />}
    >
      {acting && <WaitingActDialog {...acting} onClose={() => setActing(undefined)} />}
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
