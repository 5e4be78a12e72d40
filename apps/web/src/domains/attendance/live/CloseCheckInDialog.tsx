import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { useWindowChange } from '../useWindowChange.ts'
import { closingWords } from './closingWords.ts'
import { m } from './messages.ts'

interface CloseCheckInDialogProps {
  register: Register
  onClose: () => void
}

/** Lists who becomes absent before it closes check-in. */
export function CloseCheckInDialog({ register, onClose }: CloseCheckInDialogProps) {
  const { time } = useTimeFormat()
  const { id, endsAt } = register.session
  const waiting = register.rows.filter(({ status }) => status === null).map(fullName)
  return (
    <ActDialog
      title={m.closeCheckInQuestion()}
      verb={m.closeCheckIn()}
      busyLabel={m.closing()}
      destructive
      act={useWindowChange('closeCheckIn')}
      input={{ sessionId: id }}
      failed={m.checkInWasNotClosed()}
      onClose={onClose}
    >
      <p>{closingWords(waiting)}</p>
      <p className="mt-2">{m.youCanReopenItUntil({ time: time(endsAt) })}</p>
    </ActDialog>
  )
}
