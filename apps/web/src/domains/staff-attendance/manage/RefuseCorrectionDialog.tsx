import type { Correction } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { fullName } from '#lib/session.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'

interface RefuseCorrectionDialogProps {
  correction: Correction
  onClose: () => void
  onDone: () => void
}

/** Refuses a correction request, with a reason. */
export function RefuseCorrectionDialog({ correction, onClose, onDone }: RefuseCorrectionDialogProps) {
  const refuse = useAct('decideCorrection')
  const { id: correctionId, date, firstName } = correction
  const name = fullName(correction)
  const onSuccess = () => {
    void showToast({ type: 'success', title: `The request of ${name} is refused` })
    onDone()
  }
  return (
    <ReasonDialog
      title={`Refuse the request of ${name}?`}
      description={formatPlainDay(date)}
      verb="Refuse"
      busyLabel="Refusing"
      destructive
      label="Why"
      help={`${firstName} reads it.`}
      busy={refuse.isPending}
      error={refuse.error}
      failed="The request was not refused"
      onSubmit={(answer) => refuse.mutate({ correctionId, decision: 'refuse', answer }, { onSuccess })}
      onClose={onClose}
    />
  )
}
