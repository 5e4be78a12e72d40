import type { CoverRequest } from '@campanile/contract/leave/leave-covers.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

/** Declines to cover a colleague's session, with a reason. */
export function DeclineCoverDialog({ cover, onClose }: { cover: CoverRequest; onClose: () => void }) {
  const decline = useAct('answerCoverRequest')
  const close = () => {
    void showToast({ type: 'success', title: m.coverDeclined() })
    onClose()
  }
  return (
    <ReasonDialog
      title={m.declineToCover()}
      description={m.whoSeesYourReason({ requestedBy: cover.requestedBy })}
      verb={m.decline()}
      busyLabel={m.declining()}
      missing={m.giveAReason()}
      busy={decline.isPending}
      error={decline.error}
      failed={m.yourAnswerWasNotSaved()}
      onSubmit={(reason) =>
        decline.mutate({ coverId: cover.id, answer: 'declined', reason }, { onSuccess: close })
      }
      onClose={onClose}
    />
  )
}
