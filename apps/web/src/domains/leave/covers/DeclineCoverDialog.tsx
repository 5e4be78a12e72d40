import type { CoverRequest } from '@campanile/contract/leave/leave-covers.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'

/** Declines to cover a colleague's session, with a reason. */
export function DeclineCoverDialog({ cover, onClose }: { cover: CoverRequest; onClose: () => void }) {
  const decline = useAct('answerCoverRequest')
  const close = () => {
    void showToast({ type: 'success', title: 'Cover declined' })
    onClose()
  }
  return (
    <ReasonDialog
      title="Decline to cover"
      description={`${cover.requestedBy} and the admins see your reason.`}
      verb="Decline"
      busyLabel="Declining"
      missing="Give a reason"
      busy={decline.isPending}
      error={decline.error}
      failed="Your answer was not saved"
      onSubmit={(reason) =>
        decline.mutate({ coverId: cover.id, answer: 'declined', reason }, { onSuccess: close })
      }
      onClose={onClose}
    />
  )
}
