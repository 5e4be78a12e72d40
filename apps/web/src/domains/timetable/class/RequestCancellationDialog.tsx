import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'

interface RequestCancellationDialogProps {
  session: ClassSession
  onClose: () => void
}

/** A lecturer requests that a session is cancelled. */
export function RequestCancellationDialog({ session, onClose }: RequestCancellationDialogProps) {
  const time = useTimeFormat()
  const request = useAct('requestSessionCancellation')
  const { id: sessionId, startsAt, endsAt } = session
  const close = () => {
    void showToast({ type: 'success', title: 'Cancellation requested' })
    onClose()
  }
  return (
    <ReasonDialog
      title="Request cancellation"
      description={`${time.day(startsAt)}, ${time.range(startsAt, endsAt)}. An admin decides, and you’ll be notified.`}
      verb="Request cancellation"
      busyLabel="Requesting"
      label="Reason"
      help="Students see it if the session is cancelled."
      missing="Give a reason"
      maxLength={200}
      busy={request.isPending}
      error={request.error}
      failed="The cancellation was not requested"
      onSubmit={(reason) => request.mutate({ sessionId, reason }, { onSuccess: close })}
      onClose={onClose}
    />
  )
}
