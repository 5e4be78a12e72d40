import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

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
    void showToast({ type: 'success', title: m.cancellationRequested() })
    onClose()
  }
  return (
    <ReasonDialog
      title={m.requestCancellation()}
      description={m.requestDescription({ day: time.day(startsAt), range: time.range(startsAt, endsAt) })}
      verb={m.requestCancellation()}
      busyLabel={m.requesting()}
      label={m.reason()}
      help={m.studentsSeeTheReason()}
      missing={m.giveAReason()}
      maxLength={200}
      busy={request.isPending}
      error={request.error}
      failed={m.theCancellationWasNotRequested()}
      onSubmit={(reason) => request.mutate({ sessionId, reason }, { onSuccess: close })}
      onClose={onClose}
    />
  )
}
