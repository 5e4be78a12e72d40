import { call, type Input } from '#lib/reads.ts'
import { asRequest } from '#lib/requestSent.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useActOn } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { m } from './messages.ts'

interface DisputeDialogProps {
  sessionId: string
  courseTitle: string
  startsAt: string
  onClose: () => void
  onSent: () => void
}

/** Sent with one tap; a message is optional. */
export function DisputeDialog({ sessionId, courseTitle, startsAt, onClose, onSent }: DisputeDialogProps) {
  const { day } = useTimeFormat()
  const dispute = useActOn('openDispute', (input: Input<'openDispute'>) =>
    asRequest(call('openDispute', input)),
  )
  return (
    <ReasonDialog
      title={m.disputeThis()}
      description={m.lecturerSeesYourAttempts({ courseTitle, day: day(startsAt) })}
      verb={m.sendDispute()}
      busyLabel={m.sending()}
      label={m.whatHappened()}
      optional
      busy={dispute.isPending}
      error={dispute.error}
      failed={m.disputeWasNotSent()}
      onSubmit={(words) => dispute.mutate({ sessionId, words: words || null }, { onSuccess: onSent })}
      onClose={onClose}
    />
  )
}
