import type { FaceReview } from '@campanile/contract/faces/faces.ts'
import { useId, useState } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { showToast } from '#ui/toast.ts'
import { FacePhoto } from './FacePhoto.tsx'
import { reviewReasons } from './reviewWords.ts'

/** One registration: the photo, why it needs a review, and the decision. */
export function FaceReviewCard({ review }: { review: FaceReview }) {
  const time = useTimeFormat()
  const accept = useAct('decideFaceReview')
  const refuse = useAct('decideFaceReview')
  const [refusing, setRefusing] = useState(false)
  const titleId = useId()
  const { userId, userName: name, registeredAt, resembles } = review
  const onSuccess = () => showToast({ type: 'success', title: `The face of ${name} is accepted` })
  return (
    <article
      aria-labelledby={titleId}
      className="flex gap-5 px-6 py-5 max-sm:flex-col max-sm:gap-4 max-md:px-4"
    >
      <div className="flex gap-3">
        <FacePhoto src={review.imageUrl} name={name} caption="To check" />
        {resembles && (
          <FacePhoto src={resembles.imageUrl} name={resembles.userName} caption={resembles.userName} />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <h3 id={titleId} className="break-words text-md font-title">
          {name}
        </h3>
        <p className="break-words text-sm text-ink-3">
          {review.email} · {time.dateTime(review.registeredAt)}
        </p>
        <ul className="mt-3 list-disc space-y-1 pl-4 text-base text-ink-2">
          {reviewReasons(review).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {accept.error && (
          <div className="mt-3">
            <SaveFailed title={`The face of ${name} was not accepted`} error={accept.error} />
          </div>
        )}
        {review.can.decide ? (
          <div className="mt-4 flex gap-2">
            <Button
              size="lg"
              variant="ok"
              busy={accept.isPending}
              busyLabel="Accepting"
              onClick={() => accept.mutate({ userId, registeredAt, decision: 'accept' }, { onSuccess })}
            >
              Accept
            </Button>
            <Button size="lg" variant="danger" disabled={accept.isPending} onClick={() => setRefusing(true)}>
              Refuse
            </Button>
          </div>
        ) : (
          <p className="mt-4 text-base text-ink-2">This is your own face. Another administrator checks it.</p>
        )}
      </div>
      {refusing && (
        <ActDialog
          title={`Refuse the face photo of ${name}?`}
          verb="Refuse"
          busyLabel="Refusing"
          destructive
          act={refuse}
          input={{ userId, registeredAt, decision: 'refuse' }}
          done={`The face of ${name} is refused and deleted`}
          failed={`The face of ${name} was not refused`}
          onClose={() => setRefusing(false)}
        >
          This photo and its face data are deleted for good. {name} is notified and can register again.
        </ActDialog>
      )}
    </article>
  )
}
