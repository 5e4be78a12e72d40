import type { SessionRequest } from '@campanile/contract/timetable/session-requests.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

interface RejectRequestDialogProps {
  request: SessionRequest
  onClose: () => void
}

/** Rejects a request; the session stays as it is. */
export function RejectRequestDialog({ request, onClose }: RejectRequestDialogProps) {
  const reject = useAct('rejectSessionRequest')
  const { id: sessionRequestId, version, requestedBy } = request
  const close = () => {
    void showToast({ type: 'success', title: m.requestRejected() })
    onClose()
  }
  return (
    <ReasonDialog
      title={m.rejectRequest()}
      description={m.rejectConsequence({ requestedBy: requestedBy.name })}
      verb={m.rejectRequest()}
      busyLabel={m.rejecting()}
      destructive
      missing={m.giveAReason()}
      busy={reject.isPending}
      error={reject.error}
      failed={m.theRequestWasNotRejected()}
      onSubmit={(rejectionReason) =>
        reject.mutate({ sessionRequestId, version, rejectionReason }, { onSuccess: close })
      }
      onClose={onClose}
    />
  )
}
