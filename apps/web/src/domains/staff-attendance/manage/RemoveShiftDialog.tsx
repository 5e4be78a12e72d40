import type { ShiftRule } from '@campanile/contract/staff-attendance/shift-rules.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'

/** Removes shift times that no day has used yet. */
export function RemoveShiftDialog({ rule, onClose }: { rule: ShiftRule; onClose: () => void }) {
  const remove = useAct('removeShiftRule')
  return (
    <ActDialog
      title={m.removeShiftTimesQuestion()}
      verb={m.remove()}
      busyLabel={m.removing()}
      destructive
      act={remove}
      input={{ ruleId: rule.id }}
      done={m.shiftTimesRemoved()}
      failed={m.shiftTimesWereNotRemoved()}
      onClose={onClose}
    >
      {rule.personName
        ? m.personKeepsCurrentTimes({ personName: rule.personName })
        : m.institutionKeepsCurrentTimes()}
    </ActDialog>
  )
}
