import type { ShiftRule } from '@campanile/contract/staff-attendance/shift-rules.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { useRemoveShiftRule } from '../staff-attendance.api.ts'

/** Removes shift times that no day has used yet. */
export function RemoveShiftDialog({ rule, onClose }: { rule: ShiftRule; onClose: () => void }) {
  const remove = useRemoveShiftRule()
  return (
    <ActDialog
      title="Remove these shift times?"
      verb="Remove"
      busyLabel="Removing"
      destructive
      act={remove}
      input={rule.id}
      done="The shift times are removed"
      failed="The shift times were not removed"
      onClose={onClose}
    >
      They have not begun yet. {rule.personName ?? 'The institution'} keeps the current times.
    </ActDialog>
  )
}
