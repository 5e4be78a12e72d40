import type { Correction } from '@campanile/contract/staff-attendance/staff-corrections.ts'
import { fullName } from '#lib/session.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

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
    void showToast({ type: 'success', title: m.requestIsRefused({ name }) })
    onDone()
  }
  return (
    <ReasonDialog
      title={m.refuseRequestOf({ name })}
      description={formatPlainDay(date)}
      verb={m.refuse()}
      busyLabel={m.refusing()}
      destructive
      label={m.why()}
      help={m.personReadsIt({ firstName })}
      busy={refuse.isPending}
      error={refuse.error}
      failed={m.requestWasNotRefused()}
      onSubmit={(answer) => refuse.mutate({ correctionId, decision: 'refuse', answer }, { onSuccess })}
      onClose={onClose}
    />
  )
}
