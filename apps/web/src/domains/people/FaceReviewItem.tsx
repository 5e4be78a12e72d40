import type { FaceReview } from '@campanile/contract/faces/faces.ts'
import { type ReactNode, useState } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { acceptActs } from '#ui/acceptActs.ts'
import { PersonLink } from '#ui/PersonLink.tsx'
import { ReviewItem } from '#ui/ReviewFrame.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'
import { reviewReasons } from './reviewWords.ts'

interface FaceReviewItemProps {
  review: FaceReview
  onDecided: () => void
}

/** One registration: the photo, why it needs a review, and the decision. */
export function FaceReviewItem({ review, onDecided }: FaceReviewItemProps) {
  const time = useTimeFormat()
  const accept = useAct('decideFaceReview')
  const reject = useAct('decideFaceReview')
  const [rejecting, setRejecting] = useState(false)
  const { userId, userName: name, registeredAt, resembles } = review
  const onSuccess = () => {
    void showToast({ type: 'success', title: m.faceAccepted({ name }) })
    onDecided()
  }
  return (
    <ReviewItem
      title={<PersonLink personId={userId} name={name} />}
      description={`${review.email} · ${time.dateTime(registeredAt)}`}
      busy={accept.isPending}
      note={review.can.decide && m.willBeNotified({ name })}
      acts={
        review.can.decide
          ? acceptActs({
              busy: accept.isPending,
              onReject: () => setRejecting(true),
              onAccept: () => accept.mutate({ userId, registeredAt, decision: 'accept' }, { onSuccess }),
            })
          : []
      }
    >
      <div className="grid gap-4 px-6 py-5 max-md:px-4">
        {accept.error && <SaveFailed title={m.faceNotAccepted({ name })} error={accept.error} />}
        <div className="flex flex-wrap gap-4">
          <FacePhoto src={review.imageUrl} name={name} caption={m.toCheck()} />
          {resembles && (
            <FacePhoto
              src={resembles.imageUrl}
              name={resembles.userName}
              caption={<PersonLink personId={resembles.userId} name={resembles.userName} />}
            />
          )}
        </div>
        <ul className="list-disc space-y-1 ps-4 text-base text-ink-2">
          {reviewReasons(review).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {!review.can.decide && <p className="text-base text-ink-2">{m.isYourOwnFace()}</p>}
      </div>
      {rejecting && (
        <ActDialog
          title={m.rejectQuestion({ name })}
          verb={m.reject()}
          busyLabel={m.rejecting()}
          destructive
          act={reject}
          input={{ userId, registeredAt, decision: 'reject' }}
          done={m.faceRejected({ name })}
          failed={m.faceNotRejected({ name })}
          onDone={onDecided}
          onClose={() => setRejecting(false)}
        >
          {m.rejectConsequence({ name })}
        </ActDialog>
      )}
    </ReviewItem>
  )
}

interface FacePhotoProps {
  src: string
  /** The name of the person, for the caption and for people who can't see the photo. */
  caption: ReactNode
  name: string
}

/** A registration photo, whole. */
function FacePhoto({ src, caption, name }: FacePhotoProps) {
  const [broken, setBroken] = useState(false)
  return (
    <figure className="w-48 max-sm:w-auto max-sm:flex-1">
      <div className="grid aspect-[4/3] place-items-center overflow-hidden rounded-md bg-sunken ring-1 ring-line">
        {broken ? (
          <span className="px-3 text-center text-sm text-ink-2">{m.thePhotoCouldNotBeLoaded()}</span>
        ) : (
          <img
            src={src}
            alt={m.faceOfName({ name })}
            className="size-full object-contain"
            onError={() => setBroken(true)}
          />
        )}
      </div>
      <figcaption className="mt-1.5 text-xs text-ink-3">{caption}</figcaption>
    </figure>
  )
}
