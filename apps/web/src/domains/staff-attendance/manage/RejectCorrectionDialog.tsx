import type { Correction } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { fullName } from '#lib/session.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

interface RejectCorrectionDialogProps {
  correction: Correction
  onClose: () => void
  onDone: () => void
}

/** Rejects a correction request, with a reason. */
export function RejectCorrectionDialog({ correction, onClose, onDone }: RejectCorrectionDialogProps) {
  const reject = useAct('decideCorrection')
  const { id: correctionId, date, firstName } = correction
  const name = fullName(correction)
  const onSuccess = () => {
    void showToast({ type: 'success', title: m.requestIsRejected({ name }) })
    onDone()
  }
  return (
    <ReasonDialog
      title={m.rejectRequestOf({ name })}
      description={formatPlainDay(date)}
      verb={m.reject()}
      busyLabel={m.rejecting()}
      destructive
      label={m.why()}
      help={m.personReadsIt({ firstName })}
      busy={reject.isPending}
      error={reject.error}
      failed={m.requestWasNotRejected()}
      onSubmit={(answer) => reject.mutate({ correctionId, decision: 'reject', answer }, { onSuccess })}
      onClose={onClose}
    />
  )
}
