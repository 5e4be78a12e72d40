import { useState } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import type { Deferral, Deferrals } from './DeferralsCard.tsx'

interface AssignSittingDialogProps {
  deferral: Deferral
  sittings: Deferrals['sittings']
  onClose: () => void
}

/** Asks which sitting a deferred student takes instead. */
export function AssignSittingDialog({ deferral, sittings, onClose }: AssignSittingDialogProps) {
  const time = useTimeFormat()
  const [sittingId, setSittingId] = useState(deferral.sitting?.examId ?? sittings[0]?.examId ?? '')
  const options = sittings.map(({ examId, title, startsAt }) => ({
    value: examId,
    label: `${title}, ${time.dateTime(startsAt)}`,
  }))
  return (
    <ActDialog
      title={`Assign ${deferral.name} to a sitting`}
      verb="Assign"
      busyLabel="Assigning"
      act={useAct('assignSitting')}
      input={{ deferralId: deferral.id, version: deferral.version, sittingId: sittingId || null }}
      failed="The sitting was not assigned"
      onClose={onClose}
    >
      {sittings.length === 0 ? (
        'This class has no upcoming deferred sitting. Add one first.'
      ) : (
        <SelectField
          label="Sitting"
          options={[{ value: '', label: 'None yet' }, ...options]}
          value={sittingId}
          onChange={({ target }) => setSittingId(target.value)}
        />
      )}
    </ActDialog>
  )
}
