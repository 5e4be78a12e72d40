import type { ShiftRule } from '@campanile/contract/staff-attendance/shift-rules.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'

/** Removes shift times that no day has used yet. */
export function RemoveShiftDialog({ rule, onClose }: { rule: ShiftRule; onClose: () => void }) {
  const remove = useAct('removeShiftRule')
  return (
    <ActDialog
      title="Remove these shift times?"
      verb="Remove"
      busyLabel="Removing"
      destructive
      act={remove}
      input={{ ruleId: rule.id }}
      done="Shift times removed"
      failed="The shift times were not removed"
      onClose={onClose}
    >
      They haven’t started yet. {rule.personName ?? 'The institution'} keeps the current times.
    </ActDialog>
  )
}
