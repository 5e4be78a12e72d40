import { call, type Input } from '#lib/reads.ts'
import { asRequest } from '#lib/requestSent.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useActOn } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'

interface DisputeDialogProps {
  sessionId: string
  courseTitle: string
  startsAt: string
  onClose: () => void
  onSent: () => void
}

/** One tap sends it; words are welcome, not needed. */
export function DisputeDialog({ sessionId, courseTitle, startsAt, onClose, onSent }: DisputeDialogProps) {
  const { day } = useTimeFormat()
  const dispute = useActOn('openDispute', (input: Input<'openDispute'>) =>
    asRequest(call('openDispute', input)),
  )
  return (
    <ReasonDialog
      title="Dispute this"
      description={`${courseTitle}, ${day(startsAt)}. Your lecturer sees your check-in attempts with it.`}
      verb="Send dispute"
      busyLabel="Sending"
      label="What happened?"
      optional
      busy={dispute.isPending}
      error={dispute.error}
      failed="The dispute was not sent"
      onSubmit={(words) => dispute.mutate({ sessionId, words: words || null }, { onSuccess: onSent })}
      onClose={onClose}
    />
  )
}
