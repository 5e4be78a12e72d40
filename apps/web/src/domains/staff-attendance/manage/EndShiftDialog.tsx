import type { ShiftRule } from '@campanile/contract/staff-attendance/shift-rules.ts'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { useUpdateShiftRule } from '../staff-attendance.api.ts'

interface EndShiftDialogProps {
  rule: ShiftRule
  today: string
  onClose: () => void
}

/** Ends times that are in use: their days stay judged by them. */
export function EndShiftDialog({ rule, today, onClose }: EndShiftDialogProps) {
  const update = useUpdateShiftRule()
  const [lastDay, setLastDay] = useState(rule.lastDay ?? today)
  const { id: ruleId, personId: _, personName, can: __, ...fields } = rule
  const end = () =>
    update.mutate(
      { ruleId, ...fields, lastDay },
      {
        onSuccess: () => {
          void showToast({ type: 'success', title: `The times of ${personName} end` })
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`End the times of ${personName}`}
      confirmLabel="End them"
      busyLabel="Saving"
      busy={update.isPending}
      error={update.error}
      onConfirm={end}
    >
      <p className="mb-4">Afterwards the institution’s times hold.</p>
      <TextField
        label="Last day"
        type="date"
        min={today}
        value={lastDay}
        onChange={({ target }) => setLastDay(target.value)}
      />
    </ConfirmDialog>
  )
}
