import { useState } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { useAssignSitting } from '../exams.api.ts'
import type { Deferral, Deferrals } from './DeferralsCard.tsx'

interface AssignSittingDialogProps {
  deferral: Deferral
  sittings: Deferrals['sittings']
  onClose: () => void
}

/** Which sitting a deferred student has instead. */
export function AssignSittingDialog({ deferral, sittings, onClose }: AssignSittingDialogProps) {
  const time = useTimeFormat()
  const assign = useAssignSitting()
  const [sittingId, setSittingId] = useState(deferral.sitting?.examId ?? sittings[0]?.examId ?? '')
  const options = sittings.map(({ examId, title, startsAt }) => ({
    value: examId,
    label: `${title}, ${time.dateTime(startsAt)}`,
  }))
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Assign ${deferral.name} to a sitting`}
      confirmLabel="Assign"
      busyLabel="Assigning"
      busy={assign.isPending}
      error={assign.error}
      onConfirm={() =>
        assign.mutate(
          { deferralId: deferral.id, version: deferral.version, sittingId: sittingId || null },
          { onSuccess: onClose },
        )
      }
    >
      {sittings.length === 0 ? (
        'There is no deferred sitting of this class to come. Add an exam for it first.'
      ) : (
        <SelectField
          label="Sitting"
          options={[{ value: '', label: 'None yet' }, ...options]}
          value={sittingId}
          onChange={({ target }) => setSittingId(target.value)}
        />
      )}
    </ConfirmDialog>
  )
}
