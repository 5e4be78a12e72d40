import type { ShiftRule } from '@campanile/contract/staff-attendance/shift-rules.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useRemoveShiftRule } from '../staff-attendance.api.ts'

/** Removes times that no day was judged by. */
export function RemoveShiftDialog({ rule, onClose }: { rule: ShiftRule; onClose: () => void }) {
  const remove = useRemoveShiftRule()
  const onSuccess = () => {
    void showToast({ type: 'success', title: 'The shift times are removed' })
    onClose()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Remove these shift times?"
      confirmLabel="Remove"
      busyLabel="Removing"
      destructive
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(rule.id, { onSuccess })}
    >
      They have not begun yet. {rule.personName ?? 'The institution'} keeps the times that hold now.
    </ConfirmDialog>
  )
}
