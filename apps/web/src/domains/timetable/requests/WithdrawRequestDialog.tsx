import type { SessionRequest } from '@campanile/contract/timetable/session-requests.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'
import { requestedForWords } from './sessionRequestWords.ts'

interface WithdrawRequestDialogProps {
  request: SessionRequest
  onClose: () => void
}

/** Withdraws the person's own open request. */
export function WithdrawRequestDialog({ request, onClose }: WithdrawRequestDialogProps) {
  const time = useTimeFormat()
  const withdraw = useAct('withdrawSessionRequest')
  const { id: sessionRequestId, version, session } = request
  return (
    <ActDialog
      title={m.withdrawThisRequest()}
      verb={m.withdrawRequest()}
      busyLabel={m.withdrawing()}
      cancelLabel={m.keepRequest()}
      destructive
      act={withdraw}
      input={{ sessionRequestId, version }}
      done={m.requestWithdrawn()}
      failed={m.theRequestWasNotWithdrawn()}
      onClose={onClose}
    >
      {m.sessionStays({
        course: `${session.courseCode} ${session.courseTitle}`,
        time: requestedForWords(request, time),
      })}
    </ActDialog>
  )
}
