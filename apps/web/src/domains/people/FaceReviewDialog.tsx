import type { FaceReview } from '@campanile/contract/faces/faces.ts'
import { useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { ReviewFrame } from '#ui/ReviewFrame.tsx'
import { useReviewQueue } from '#ui/useReviewQueue.ts'
import { FaceReviewItem } from './FaceReviewItem.tsx'
import { m } from './messages.ts'

interface FaceReviewDialogProps {
  /** The person whose photo is shown first; otherwise the oldest photo. */
  personId?: string
  onClose: () => void
}

/** The registrations that await review, oldest first, one after the other. */
export function FaceReviewDialog({ personId, onClose }: FaceReviewDialogProps) {
  const query = useRead('listFaceReviews', {})
  const { data } = query
  // Photos leave the list as they are decided.
  const [start, setStart] = useState<string>()
  const first = data?.items.find((it) => it.userId === personId) ?? data?.items[0]
  if (first && !start) setStart(first.userId)
  if (data && start) return <Photos start={start} rows={data.items} onClose={onClose} />
  return (
    <Dialog onClose={onClose} size="md" title={m.facePhotosToCheck()}>
      <Loaded query={query} failure={m.weCouldntLoadTheFacePhotos()}>
        {() => (
          <Empty kind="done" heading="h3" title={m.noPhotosToCheck()}>
            {m.newPhotosAppearHere()}
          </Empty>
        )}
      </Loaded>
    </Dialog>
  )
}

interface PhotosProps {
  start: string
  rows: readonly FaceReview[]
  onClose: () => void
}

function Photos({ start, rows, onClose }: PhotosProps) {
  const [opened, setOpened] = useState(start)
  const queue = useReviewQueue({
    rows,
    idOf: (review) => review.userId,
    isOpen: ({ can }) => can.decide,
    opened,
    onOpen: setOpened,
    onClose,
  })
  return (
    <ReviewFrame queue={queue} as="dialog">
      {queue.row && <FaceReviewItem review={queue.row} onDecided={queue.advance} />}
    </ReviewFrame>
  )
}
