import { useState } from 'react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import type { Deferral, Deferrals } from './DeferralsCard.tsx'
import { m } from './messages.ts'

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
      title={m.assignToASitting({ name: deferral.name })}
      verb={m.assign()}
      busyLabel={m.assigning()}
      act={useAct('assignSitting')}
      input={{ deferralId: deferral.id, version: deferral.version, sittingId: sittingId || null }}
      failed={m.theSittingWasNotAssigned()}
      onClose={onClose}
    >
      {sittings.length === 0 ? (
        m.noDeferredSitting()
      ) : (
        <SelectField
          label={m.sitting()}
          options={[{ value: '', label: m.noneYet() }, ...options]}
          value={sittingId}
          onChange={({ target }) => setSittingId(target.value)}
        />
      )}
    </ActDialog>
  )
}
