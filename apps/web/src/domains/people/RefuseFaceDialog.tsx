import type { FaceReview } from '@campanile/contract/faces/faces.ts'
import { fullName } from '#lib/session.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useDecideFaceReview } from './people.api.ts'

interface RefuseFaceDialogProps {
  review: FaceReview
  onClose: () => void
}

/** Refusing deletes, so it is asked about. */
export function RefuseFaceDialog({ review, onClose }: RefuseFaceDialogProps) {
  const refuse = useDecideFaceReview()
  const { personId, registeredAt } = review
  const name = fullName(review)
  const onSuccess = () => {
    void showToast({ type: 'success', title: `The face of ${name} is refused and deleted` })
    onClose()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Refuse the face photo of ${name}?`}
      confirmLabel="Refuse"
      busyLabel="Refusing"
      destructive
      busy={refuse.isPending}
      error={refuse.error}
      onConfirm={() => refuse.mutate({ personId, registeredAt, decision: 'refuse' }, { onSuccess })}
    >
      This photo and its face data are deleted for good. {review.firstName} is told and can register again.
    </ConfirmDialog>
  )
}
