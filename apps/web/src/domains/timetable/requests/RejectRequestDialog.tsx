import type { SessionRequest } from '@campanile/contract/timetable/session-requests.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'

interface RejectRequestDialogProps {
  request: SessionRequest
  onClose: () => void
}

/** Rejects a request; the session stays as it is. */
export function RejectRequestDialog({ request, onClose }: RejectRequestDialogProps) {
  const reject = useAct('rejectSessionRequest')
  const { id: sessionRequestId, version, requestedBy } = request
  const close = () => {
    void showToast({ type: 'success', title: 'Request rejected' })
    onClose()
  }
  return (
    <ReasonDialog
      title="Reject request"
      description={`The session stays as planned. ${requestedBy.name} will be notified with your reason.`}
      verb="Reject request"
      busyLabel="Rejecting"
      destructive
      missing="Give a reason"
      busy={reject.isPending}
      error={reject.error}
      failed="The request was not rejected"
      onSubmit={(rejectionReason) =>
        reject.mutate({ sessionRequestId, version, rejectionReason }, { onSuccess: close })
      }
      onClose={onClose}
    />
  )
}
