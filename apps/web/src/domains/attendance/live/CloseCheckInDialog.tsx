import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useCloseCheckIn } from '../attendance.api.ts'
import { closingWords } from './closingWords.ts'

interface CloseCheckInDialogProps {
  register: Register
  onClose: () => void
}

/** Says who becomes absent before it closes check-in. */
export function CloseCheckInDialog({ register, onClose }: CloseCheckInDialogProps) {
  const { time } = useTimeFormat()
  const close = useCloseCheckIn()
  const { id, endsAt } = register.session
  const waiting = register.rows.filter(({ status }) => status === null).map(fullName)
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Close check-in?"
      confirmLabel="Close check-in"
      busyLabel="Closing"
      destructive
      busy={close.isPending}
      error={close.error}
      onConfirm={() => close.mutate({ sessionId: id }, { onSuccess: onClose })}
    >
      <p>{closingWords(waiting)}</p>
      <p className="mt-2">You can reopen it until the session ends at {time(endsAt)}.</p>
    </ConfirmDialog>
  )
}
