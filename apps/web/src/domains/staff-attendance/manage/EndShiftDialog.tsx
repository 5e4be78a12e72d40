import type { ShiftRule } from '@campanile/contract/staff-attendance/shift-rules.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { DateField } from '#ui/DateField.tsx'
import { m } from './messages.ts'

interface EndShiftDialogProps {
  rule: ShiftRule
  today: string
  onClose: () => void
}

/** Ends shift times in use. They still apply to the days until then. */
export function EndShiftDialog({ rule, today, onClose }: EndShiftDialogProps) {
  const update = useAct('updateShiftRule')
  const [lastDay, setLastDay] = useState(rule.lastDay ?? today)
  const { id: ruleId, personId: _, personName, can: __, ...fields } = rule
  const name = personName ?? m.theInstitution()
  return (
    <ActDialog
      title={m.endTimesOf({ name })}
      verb={m.endShiftTimes()}
      busyLabel={m.saving()}
      act={update}
      input={{ ruleId, ...fields, lastDay }}
      done={m.timesOfEnd({ name })}
      failed={m.shiftTimesWereNotEnded()}
      onClose={onClose}
    >
      <p className="mb-4">{m.institutionTimesApply()}</p>
      <DateField
        label={m.lastDay()}
        min={today}
        value={lastDay}
        onChange={({ target }) => setLastDay(target.value)}
      />
    </ActDialog>
  )
}
